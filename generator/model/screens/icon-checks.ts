import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearestName } from "../../diagnostics/suggest.ts";
import { locationOfPart, type UnvalidatedSpec } from "../fields/unvalidated-spec.ts";

type Source = Parameters<typeof locationOfPart>[0];

/** Reports icons that do not exist in the installed package. */
export function checkIcons(
  { entities, menu }: Pick<UnvalidatedSpec, "entities" | "menu">,
  installed: readonly string[],
): readonly Diagnostic[] {
  const known = new Set(installed);
  const named = [
    ...entities.flatMap(({ source, spec }) => [
      { source, path: "icon", icon: spec.icon },
      ...Object.entries(spec.actions ?? {}).map(([name, { icon }]) => ({ source, path: `actions.${name}.icon`, icon })),
    ]),
    ...(menu?.entries ?? []).map(({ icon }, index) => ({ source: toSource(menu), path: `${index}.icon`, icon })),
  ];
  return named.flatMap(({ source, path, icon }) =>
    source === null || icon === undefined || known.has(icon)
      ? []
      : [
          {
            at: locationOfPart(source, path),
            path: `${source.name}.${path}`,
            message: `${JSON.stringify(icon)} is not an icon of @mui/icons-material`,
            hint: suggestIcon(icon, installed),
          },
        ],
  );
}

function toSource(menu: UnvalidatedSpec["menu"]): Source | null {
  return menu?.source ?? null;
}

const LIST = "https://mui.com/material-ui/material-icons/ lists them";

/** Suggests one icon, and only if it is very likely the intended one. */
function suggestIcon(icon: string, installed: readonly string[]): string {
  const nearest = misspeltIcon(icon, installed) ?? iconOfWord(icon, installed);
  const any = `an icon name of that package, such as HomeOutlined; ${LIST}`;
  return nearest === undefined ? any : `did you mean "${nearest}"? (${any})`;
}

/** Allows one wrong letter in six. `ReplyOutline` gets a suggestion; short words such as `plan` get none. */
function misspeltIcon(icon: string, installed: readonly string[]): string | undefined {
  return nearestName(icon, installed, Math.floor(icon.length / 6));
}

/** The shortest icon name that contains the word, preferably outlined. */
function iconOfWord(word: string, installed: readonly string[]): string | undefined {
  if (!/^[A-Za-z]{3,}$/.test(word)) {
    return;
  }
  const part = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  const isPart = new RegExp(`${part}(?![a-z])`);
  const [shortest] = installed
    .filter((name) => isPart.test(name) && !STYLE.test(name))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const outlined = `${shortest}Outlined`;
  return installed.includes(outlined) ? outlined : shortest;
}

const STYLE = /(Outlined|Rounded|Sharp|TwoTone)$/;
