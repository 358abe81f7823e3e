import { SPEC_IMPORT } from "../../read/vocabulary-file.ts";
import { toLiteral, toStringLiteral } from "../../render/literal.ts";
import { template } from "../../render/template.ts";
import type { Draft, DraftEntity, Simplifications } from "./draft.ts";
import { entityText, enumsText } from "./entity-text.ts";
import { type ExistingValue, entitiesOf, withMembers } from "./existing-files.ts";
import { iconFor } from "./icons.ts";
import { entityLabelsText, productLabelsText } from "./labels-text.ts";

/** The file of enumerations that two or more entities share. */
export const ENUMS_FILE = "schema/enums.ts";

/** Files of a product, relative to its root. */
export type ProductFiles = ReadonlyMap<string, string>;

/** What the product has already; null for a new product. */
export interface ExistingProduct {
  /** Null if it has none: then the import writes one. */
  readonly menu: ExistingValue | null;
  readonly language: string;
  /** Folder of its hand-written files, relative to its root: `src`. */
  readonly hand: string;
  readonly settings: ExistingValue | null;
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
    menuFile(existing, draft),
    ...(existing === null
      ? [
          ["schema/product.ts", productText(draft, languages)] as const,
          ["schema/service.ts", serviceText({ title: draft.title })] as const,
        ]
      : existing.isUntouched && existing.settings !== null
        ? [[existing.settings.file, withRules(existing.settings, draft)] as const]
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
      (entity) => [`${folder}/${labelFile(entity.names.kebab)}`, entityLabelsText(entity, isSimple(entity))] as const,
    ),
    ...(existing === null ? [[`${folder}/product.ts`, productLabelsText(draft.title, draft.enums)] as const] : []),
    ...(config === null ? [] : [["config.json", config] as const]),
  ]);
}

/** Label files that a product has for other texts. */
const OTHER_LABELS: readonly string[] = ["framework", "patterns", "product"];

/** The label file of an entity. An entity may be called like a file of other texts. */
function labelFile(kebab: string): string {
  return `${kebab}${OTHER_LABELS.includes(kebab) ? "-entity" : ""}.ts`;
}

function productText({ rules }: Draft, languages: readonly string[]): string {
  const settings = { languages, currency: "USD", brand: { mark: "M8 8h16v16H8zM8 16h16" }, ...rules };
  return `import type { ProductSpec } from ${toStringLiteral(SPEC_IMPORT)};

/** Settings of the product: languages, currency, brand mark and names on the wire. */
export const product = ${toLiteral(settings, 0, 60)} as const satisfies ProductSpec;
`;
}

/** Each entity with a list has a menu entry. */
function menuEntries({ entities }: Draft): readonly { readonly entity: string; readonly text: string }[] {
  return entities
    .filter(({ foreign }) => foreign.operations.includes("list"))
    .map(({ names }) => ({
      entity: names.name,
      text: toLiteral({
        name: names.many === "home" ? "homes" : names.many,
        icon: iconFor(names.name),
        entity: names.name,
      }),
    }));
}

/** The menu with the entries that it lacks; a new one for a new product. */
function menuFile(existing: ExistingProduct | null, draft: Draft): readonly [string, string] {
  const entries = menuEntries(draft);
  if (existing === null || existing.isUntouched || existing.menu === null) {
    return ["schema/menu.ts", menuText(entries.map(({ text }) => text))];
  }
  const known = entitiesOf(existing.menu);
  const missing = entries.filter(({ entity }) => !known.includes(entity));
  return [
    existing.menu.file,
    withMembers(
      existing.menu,
      missing.map(({ text }) => text),
    ),
  ];
}

function menuText(entries: readonly string[]): string {
  return `import type { MenuEntry } from ${toStringLiteral(SPEC_IMPORT)};

/** All menu entries in order. */
export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
${entries.map((entry) => `  ${entry},\n`).join("")}] as const satisfies readonly MenuEntry[];
`;
}

/** Settings as `init` wrote them, with the rules for names on the wire. */
function withRules(settings: ExistingValue, { rules }: Draft): string {
  return withMembers(
    settings,
    Object.entries(rules).map(([name, value]) => `${name}: ${toStringLiteral(String(value))}`),
  );
}

/** `config.json` for the console: address and format of the backend. Null if the source describes no backend. */
function configText({ model, entities }: Draft): string | null {
  const { dialect } = model;
  if (dialect === null) {
    return null;
  }
  const { url, lists, records, abilities, auth } = dialect;
  const filtered = entities.some(({ foreign, fields }) =>
    fields.some(({ foreign: field }) => foreign.parameters?.includes(field.name) === true),
  );
  const main = {
    url: url === "" ? "/" : url,
    auth,
    ...(Object.keys(records).length === 0 ? {} : { records }),
    abilities: { ...abilities, filters: filtered ? ["is"] : [] },
    lists,
  };
  return `${JSON.stringify({ backends: { main } }, null, 2)}\n`;
}
