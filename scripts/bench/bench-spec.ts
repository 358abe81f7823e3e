/** The size of the spec. */
export interface BenchSize {
  readonly entities: number;
  /** Without the id. */
  readonly fields: number;
}

/** Field kinds of a typical product, in rotation: the tags of the comment, then the type. */
const KINDS: readonly (readonly [tags: readonly string[], type: string])[] = [
  [["@minLength 1", "@maxLength 120"], "string"],
  [["@asType integer", "@minimum 0", "@maximum 1000"], "number"],
  [["@default true"], "boolean"],
  [["@format date"], "string"],
  [['@default "open"'], "State"],
  [["@format email", "@maxLength 254"], "string"],
  [["@minimum 0", "@maximum 1000000"], "number"],
  [["@uniqueItems true"], "string[]"],
  [["@maxLength 2000"], "string"],
];

/** A flat spec as text by path, without the vocabulary. Every entity has five operations and four screens. */
export function benchSpec({ entities, fields }: BenchSize): ReadonlyMap<string, string> {
  const names = Array.from({ length: entities }, (_, index) => `part${toLetters(index)}of`);
  const enums = '/** How far it is. */\nexport type State = "open" | "closed" | "archived";\n';
  return new Map([
    ["schema/enums.ts", enums],
    ["schema/product.ts", PRODUCT],
    ...names.map((name, index) => {
      const text = entityText({ name, related: names[(index + 1) % names.length] ?? name, fields });
      return [`schema/entities/${toKebab(name)}.ts`, text] as const;
    }),
  ]);
}

const PRODUCT = `import type { ProductSpec } from "entity-console/spec";

export const product = {
  languages: ["en-US"],
  currency: "USD",
  brand: { mark: "M8 8h16v16H8z" },
  tones: { state: { open: "success", archived: "neutral" } },
} as const satisfies ProductSpec;
`;

interface EntityText {
  readonly name: string;
  /** The entity that the last field refers to. */
  readonly related: string;
  readonly fields: number;
}

function entityText({ name, related, fields }: EntityText): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const columns = Array.from({ length: fields - 1 }, (_, index) => `field${toLetters(index)}`);
  const declarations = columns.map((column, index) => {
    const [tags, of] = KINDS[index % KINDS.length] ?? [[], "string"];
    return `  /**\n   * What staff should know of ${column}.\n${tags.map((tag) => `   * ${tag}\n`).join("")}   */\n  ${column}${index % 3 === 0 ? "" : "?"}: ${of};\n`;
  });
  return `import type { EntitySpec } from "entity-console/spec";
import type { State } from "../enums.ts";

/** A generated entity for measurements. */
export interface ${type} {
  /** @readOnly */
  id: string;
${declarations.join("")}  /** Another one, by id. */
  relatedId?: string;
}

export const ${name} = {
  titleField: "fieldA",
  icon: "DescriptionOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  relations: { relatedId: { to: "${related}" } },
  list: { columns: ["fieldA", "fieldB"], search: ["fieldA"] },
  form: { sections: [{ name: "general", fields: [${[...columns, "relatedId"].map((field) => `"${field}"`).join(", ")}] }] },
} as const satisfies EntitySpec<${type}>;
`;
}

/** 0 -> A, 25 -> Z, 26 -> Ba: not every tool accepts digits in names. */
function toLetters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  const text = index < 26 ? letter : toLetters(Math.floor(index / 26)) + letter;
  return `${text[0]?.toUpperCase()}${text.slice(1).toLowerCase()}`;
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
