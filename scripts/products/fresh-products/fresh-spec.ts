import { type Chance, sampleOnce } from "../random-products/chance.ts";

/** An entity of a product, for clicking through it. */
export interface FreshEntity {
  readonly name: string;
  /** Whether its records can be created, edited and deleted; others are only listed. */
  readonly isWritten: boolean;
  readonly fields: readonly FreshField[];
}

interface FreshField {
  readonly name: string;
  readonly tags: readonly string[];
  readonly type: string;
  /** The text that the journey types; null if it does not touch the field. */
  readonly typed: string | null;
}

/** A product as created by `init`, or one with random entities: the files of its schema by path. */
export interface FreshSpec {
  readonly entities: readonly FreshEntity[];
  readonly files: ReadonlyMap<string, string>;
}

const NAMES = ["book", "room", "member"];

const FIELDS: readonly FreshField[] = [
  { name: "summary", tags: ["@maxLength 2000"], type: "string", typed: "Two words" },
  { name: "price", tags: ["@minimum 0", "@maximum 9999999.99", "@format money"], type: "number", typed: "1250" },
  { name: "seats", tags: ["@asType integer", "@minimum 0", "@maximum 1000"], type: "number", typed: "12" },
  { name: "email", tags: ["@format email", "@maxLength 200"], type: "string", typed: "ana@example.com" },
  { name: "link", tags: ["@format uri", "@maxLength 200"], type: "string", typed: "https://example.com/a" },
  { name: "opened", tags: ["@format date"], type: "string", typed: null },
  { name: "seen", tags: ["@format date-time"], type: "string", typed: null },
  { name: "active", tags: ["@default true"], type: "boolean", typed: null },
];

/** One to three entities with random fields; at least one of them is written. */
export function freshSpec(seed: number): FreshSpec {
  const entities = sampleOnce(seed, makeEntities);
  const menu = entities.map(({ name }) => `  { name: "${name}List", icon: "CategoryOutlined", entity: "${name}" },\n`);
  return {
    entities,
    files: new Map([
      ...entities.map((entity) => [`schema/entities/${entity.name}.ts`, toText(entity)] as const),
      [
        "schema/menu.ts",
        `import type { MenuEntry } from "entity-console/spec";

export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
${menu.join("")}] as const satisfies readonly MenuEntry[];
`,
      ] as const,
    ]),
  };
}

function makeEntities(chance: Chance): readonly FreshEntity[] {
  const count = chance.between(1, NAMES.length);
  const written = chance.between(0, count - 1);
  return NAMES.slice(0, count).map((name, index) => ({
    name,
    isWritten: index === written || chance.holds(50),
    fields: chance.some(FIELDS, 50),
  }));
}

function toText({ name, isWritten, fields }: FreshEntity): string {
  const type = name.slice(0, 1).toUpperCase() + name.slice(1);
  const operations = isWritten ? ["list", "get", "create", "update", "delete"] : ["list", "get"];
  const screens = isWritten ? ["list", "show", "create", "edit"] : ["list", "show"];
  const names = ["name", ...fields.map((field) => field.name)];
  const spec = {
    titleField: "name",
    icon: "CategoryOutlined",
    operations,
    screens,
    list: { columns: names.slice(0, 4) },
    ...(isWritten ? { form: { sections: [{ name: "general", fields: names }] } } : {}),
  };
  const members = fields.map(
    (field) =>
      `  /**\n${field.tags.map((tag) => `   * ${tag}\n`).join("")}   */\n  ${field.name}${field.type === "boolean" ? "" : "?"}: ${field.type};\n`,
  );
  return `import type { EntitySpec } from "entity-console/spec";

export interface ${type} {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string;
${members.join("")}}

export const ${name} = ${JSON.stringify(spec, null, 2)} as const satisfies EntitySpec<${type}>;
`;
}
