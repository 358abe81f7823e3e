import { SPEC_IMPORT } from "../../read/vocabulary-file.ts";
import { toLiteral, toStringLiteral } from "../../render/literal.ts";
import { template } from "../../render/template.ts";
import { configText } from "./config-text.ts";
import type { Draft, DraftEntity, Simplifications } from "./draft.ts";
import { entityText, enumsText } from "./entity-text.ts";
import { iconFor } from "./icons.ts";
import { entityLabelsText, productLabelsText } from "./labels-text.ts";

/** The file of enumerations that two or more entities share. */
export const ENUMS_FILE = "schema/enums.ts";

/** Files of a product, relative to its root. */
export type ProductFiles = ReadonlyMap<string, string>;

/** What the product has already; null for a new product. */
export interface ExistingProduct {
  readonly menu: string;
  readonly language: string;
  /** Folder of its hand-written files, relative to its root: `src`. */
  readonly hand: string;
  /** Text of `schema/product.ts`. */
  readonly settings: string;
  /** It is as `init` wrote it: the import replaces the example entity and its menu entry. */
  readonly isUntouched: boolean;
}

interface FileParts {
  readonly draft: Draft;
  readonly simplifications: Simplifications;
  readonly existing: ExistingProduct | null;
  readonly languages: readonly string[];
}

const serviceText = template<{ readonly title: string }>("init/schema/service.ts.hbs");

/** The spec of the imported entities, and of the product if it is new. */
export function schemaFiles({ draft, simplifications, existing, languages }: FileParts): ProductFiles {
  const isSimple = ({ names }: DraftEntity) => (simplifications.entities.get(names.name) ?? 0) >= 1;
  const enums = enumsText(draft.enums);
  return new Map([
    ...draft.entities.map(
      (entity) => [`schema/entities/${entity.names.kebab}.ts`, entityText(entity, isSimple(entity))] as const,
    ),
    ...(enums === null ? [] : [[ENUMS_FILE, enums] as const]),
    [
      "schema/menu.ts",
      existing === null || existing.isUntouched ? menuText(draft) : withMenuEntries(existing.menu, draft),
    ],
    ...(existing === null
      ? [
          ["schema/product.ts", productText(draft, languages)] as const,
          ["schema/service.ts", serviceText({ title: draft.title })] as const,
        ]
      : existing.isUntouched
        ? [["schema/product.ts", withRules(existing.settings, draft)] as const]
        : []),
  ]);
}

/** Labels in the product's first language, and the configuration of the console. */
export function otherFiles({ draft, simplifications, existing, languages }: FileParts): ProductFiles {
  const language = existing?.language ?? languages[0] ?? "en-US";
  const folder = `${existing?.hand ?? "src"}/labels/${language}`;
  const isSimple = ({ names }: DraftEntity) => (simplifications.entities.get(names.name) ?? 0) >= 1;
  const config = configText(draft);
  return new Map([
    ...draft.entities.map(
      (entity) => [`${folder}/${entity.names.kebab}.ts`, entityLabelsText(entity, isSimple(entity))] as const,
    ),
    ...(existing === null ? [[`${folder}/product.ts`, productLabelsText(draft.title, draft.enums)] as const] : []),
    ...(config === null ? [] : [["config.json", config] as const]),
  ]);
}

function productText({ rules }: Draft, languages: readonly string[]): string {
  const settings = { languages, currency: "USD", brand: { mark: "M8 8h16v16H8zM8 16h16" }, ...rules };
  return `import type { ProductSpec } from ${toStringLiteral(SPEC_IMPORT)};

/** Settings of the product: languages, currency, brand mark and names on the wire. */
export const product = ${toLiteral(settings, 0, 60)} as const satisfies ProductSpec;
`;
}

function menuEntries({ entities }: Draft): readonly string[] {
  return entities
    .filter(({ foreign }) => foreign.operations.includes("list"))
    .map(
      ({ names }) =>
        `  ${toLiteral({ name: names.many === "home" ? "homes" : names.many, icon: iconFor(names.name), entity: names.name })},\n`,
    );
}

function menuText(draft: Draft): string {
  return `import type { MenuEntry } from ${toStringLiteral(SPEC_IMPORT)};

/** All menu entries in order. */
export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
${menuEntries(draft).join("")}] as const satisfies readonly MenuEntry[];
`;
}

/** Settings as `init` wrote them, with the rules for names on the wire. */
function withRules(settings: string, { rules }: Draft): string {
  const lines = Object.entries(rules).map(([name, value]) => `  ${name}: ${toStringLiteral(String(value))},\n`);
  return settings.replace(/^\} as const/m, () => `${lines.join("")}} as const`);
}

/** An existing menu with the entries that it lacks. */
function withMenuEntries(menu: string, draft: Draft): string {
  const missing = menuEntries(draft).filter((entry) => {
    const [, entity = ""] = /entity: ("[^"]+")/.exec(entry) ?? [];
    return !menu.includes(`entity: ${entity}`);
  });
  return menu.replace(/^\] as const/m, () => `${missing.join("")}] as const`);
}
