import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../diagnostics/suggest.ts";
import { locationOfPart, type UnvalidatedSpec } from "./unvalidated-spec.ts";

type Source = Parameters<typeof locationOfPart>[0];

/** Icons that are not installed, of entities, their actions and the menu. */
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
            message: `${JSON.stringify(icon)}, which is no icon of @mui/icons-material`,
            hint: suggestIcon(icon, installed),
          },
        ],
  );
}

function toSource(menu: UnvalidatedSpec["menu"]): Source | null {
  return menu?.source ?? null;
}

/** There are thousands: only the nearest is named. */
function suggestIcon(icon: string, installed: readonly string[]): string {
  const nearest = nearestName(icon, installed);
  const any = "the name of a file of that package, such as HomeOutlined";
  return nearest === undefined ? any : `did you mean "${nearest}"? (${any})`;
}
