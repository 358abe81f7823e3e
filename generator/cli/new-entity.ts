import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SpecError } from "../diagnostics/spec-error.ts";
import { buildModel } from "../model/build-model.ts";
import { singularOf, toCamel, toNames } from "../model/naming/names.ts";
import { isReserved } from "../model/naming/reserved-words.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { readSchemaFiles, type SchemaFile } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { SPEC_IMPORT } from "../read/vocabulary-file.ts";
import { toStringLiteral } from "../render/literal.ts";

/** An invalid name, or a name that is taken. */
export class NewEntityError extends Error {
  override readonly name = "NewEntityError";
}

/** A written entity, and the next steps. */
export interface NewEntity {
  /** From the product's root. */
  readonly file: string;
  /** The next steps as text, for the given commands of the product. */
  readonly steps: (commands: { readonly generate: string; readonly option: string }) => readonly string[];
}

/** Writes `schema/entities/<name>.ts` with a first field, five operations and four screens. */
export function newEntity(root: string, given: string, statedPlural?: string): NewEntity {
  const name = toCamel(given.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new NewEntityError(`"${given}" cannot name an entity; write one word or several, as in "reading-group".`);
  }
  if (isReserved(name)) {
    throw new NewEntityError(
      `"${name}" is a word of TypeScript and cannot name an entity; write "${name}-record", say.`,
    );
  }
  const singular = singularOf(name);
  if (singular !== null && statedPlural === undefined) {
    throw new NewEntityError(
      `"${given}" is a plural: write \`codegen new ${toNames(singular).kebab}\`. If it is a singular word, state its plural: --plural <word>.`,
    );
  }
  const { kebab, type, plural } = toNames(name, statedPlural);
  const file = path.posix.join("schema/entities", `${kebab}.ts`);
  if (existsSync(path.join(root, file))) {
    throw new NewEntityError(`${file} exists already.`);
  }
  const text = entityText(name, type, statedPlural);
  refuseInvalid(root, { path: file, text });
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: "wx" });
  const steps: NewEntity["steps"] = ({ generate, option }) => [
    "  give it its fields and an icon, which is the name of a file of @mui/icons-material",
    `  add it to schema/menu.ts: { name: "${plural}", icon: "DescriptionOutlined", entity: "${name}" }`,
    `  ${generate}`,
    `  npm run codegen -- labels${option}, which writes a file with its missing labels for each language`,
  ];
  return { file, steps };
}

/** A name may be another entity's plural, or a type that generated code uses itself. */
function refuseInvalid(root: string, file: SchemaFile): void {
  try {
    buildModel(readSpecSource([...readSchemaFiles(root), file], readOwnKinds(root), root));
  } catch (error) {
    const own = error instanceof SpecError ? error.diagnostics.filter(({ at }) => at.file === file.path) : [];
    if (own.length > 0) {
      const texts = own.map(({ message, hint }) => `Found: ${message}. Write: ${hint}.`);
      throw new NewEntityError(`${file.path} is not written. ${[...new Set(texts)].join(" ")}`);
    }
  }
}

function entityText(name: string, type: string, plural?: string): string {
  return `import type { EntitySpec } from "${SPEC_IMPORT}";

/** Describe the entity here, for staff. */
export interface ${type} {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
}

export const ${name} = {
${plural === undefined ? "" : `  plural: ${toStringLiteral(plural)},\n`}  titleField: "name",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["name"] },
  form: { sections: [{ name: "general", fields: ["name"] }] },
} as const satisfies EntitySpec<${type}>;
`;
}
