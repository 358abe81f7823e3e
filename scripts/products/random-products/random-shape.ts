import type { Chance } from "./chance.ts";

/** A field of a random entity, and its uses elsewhere in the spec. */
export interface RandomField {
  readonly name: string;
  /** The generator's name of the field's kind. */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly type: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  /** For an enumeration. */
  readonly values: readonly string[];
  readonly hasDefault: boolean;
  /** For a relation: the other entity. */
  readonly to: string | null;
  /** For a relation: its further options. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** For embedded records: their entity. */
  readonly embeds: string | null;
  /** The entity of another file whose type it uses. */
  readonly holds?: string;
  /** For a text in several languages: its members. */
  readonly languages?: readonly string[];
  /** Declarations of the types that it names. */
  readonly types: readonly string[];
}

/** A type before it has a name. */
export type Shape = Pick<RandomField, "kind" | "type"> &
  Partial<Pick<RandomField, "tags" | "values" | "types" | "isWriteOnly" | "isReadOnly" | "hasDefault" | "languages">>;

/** Generates unique type names. */
export type TypeName = () => string;

export type MakeShape = (chance: Chance, typeName: TypeName) => Shape;

const VALUES = [
  "open",
  "in-work",
  "true-crime",
  "A",
  "b2",
  "two words",
  "große",
  "été",
  "100",
  "x/y",
  "it's",
  "done",
  "EUR",
  "JPY",
];
const PATTERNS = ["^[A-Z0-9-]+$", "^[a-z]{2,8}$", "^\\d{3}-\\d{2}$", "^\\p{Lu}\\p{L}*$", "^[^\\s,;]+$"];

export function text(chance: Chance): Shape {
  const min = chance.holds(50) ? chance.between(0, 4) : null;
  // Two of them in a unique constraint still fit into an index.
  const max = chance.holds(60) ? chance.between(12, 300) : null;
  const pattern = min === null && max === null && chance.holds(30) ? chance.one(PATTERNS) : null;
  return {
    kind: "text",
    type: "string",
    tags: [
      ...(min === null ? [] : [`@minLength ${min}`]),
      ...(max === null ? [] : [`@maxLength ${max}`]),
      ...(pattern === null ? [] : [`@pattern ${pattern}`]),
      ...(pattern === null && chance.holds(20) ? ['@default "begun"'] : []),
    ],
  };
}

export function formatted(format: string, kind = format): MakeShape {
  return () => ({ kind, type: "string", tags: [`@format ${format}`] });
}

function bounded(chance: Chance, largest: number): readonly string[] {
  const low = chance.between(-largest, largest - 10);
  const high = chance.between(low + 6, largest);
  return [
    ...(chance.holds(50) ? [chance.holds(70) ? `@minimum ${low}` : `@exclusiveMinimum ${low}`] : []),
    ...(chance.holds(50) ? [chance.holds(70) ? `@maximum ${high}` : `@exclusiveMaximum ${high}`] : []),
  ];
}

export function whole(chance: Chance): Shape {
  const tags = chance.holds(20) ? ["@minimum 0", "@maximum 9007199254740991"] : bounded(chance, 100_000);
  const isPlain = tags.length === 0 && chance.holds(50);
  return {
    kind: "integer",
    type: "number",
    tags: ["@asType integer", ...tags, ...(isPlain ? ["@default 7"] : [])],
    hasDefault: isPlain,
  };
}

export function decimal(chance: Chance): Shape {
  const step = chance.one([null, null, 0.001, 0.1, 0.5, 5, 1]);
  return {
    kind: "number",
    type: "number",
    tags: [...bounded(chance, 10_000), ...(step === null ? [] : [`@multipleOf ${step}`])],
  };
}

export const money: MakeShape = (chance) => ({
  kind: "money",
  type: "number",
  tags: [
    "@format money",
    ...(chance.holds(50) ? ["@minimum 0"] : []),
    ...(chance.holds(50) ? ["@maximum 999999.99"] : []),
  ],
});

export const percent: MakeShape = (chance) => ({
  kind: "percent",
  type: "number",
  tags: [
    "@format percent",
    ...(chance.holds(50) ? ["@minimum 0", "@maximum 100"] : []),
    ...(chance.holds(40) ? ["@multipleOf 0.01"] : []),
  ],
});

export const flag: MakeShape = (chance) =>
  chance.holds(50)
    ? { kind: "boolean", type: "boolean", tags: [`@default ${chance.holds(50)}`], hasDefault: true }
    : { kind: "boolean", type: "boolean" };

interface Union {
  readonly name: string;
  readonly values: readonly string[];
  readonly declaration: string;
}

/** A new enumeration: the type's name in its values makes it different from all others. */
function union(chance: Chance, typeName: TypeName): Union {
  const name = typeName();
  const values = [...chance.some(VALUES, 40), `of-${name.toLowerCase()}`];
  const declaration = `/** One of few. */\nexport type ${name} = ${values.map((value) => JSON.stringify(value)).join(" | ")};`;
  return { name, values, declaration };
}

export function choice(chance: Chance, typeName: TypeName): Shape {
  const { name, values, declaration } = union(chance, typeName);
  const hasDefault = chance.holds(40);
  const tags = hasDefault ? [`@default ${JSON.stringify(chance.one(values))}`] : [];
  return { kind: "enum", type: name, values, types: [declaration], tags, hasDefault };
}

/** A type with bounds, for the items of a list or the texts of a map. */
function named(
  chance: Chance,
  typeName: TypeName,
  make: MakeShape,
): { readonly type: string; readonly types: readonly string[] } {
  const { type, tags = [] } = make(chance, typeName);
  const bounds = tags.filter((tag) => !tag.startsWith("@default"));
  if (bounds.length === 0) {
    return { type, types: [] };
  }
  const name = typeName();
  return {
    type: name,
    types: [`/**\n${bounds.map((tag) => ` * ${tag}\n`).join("")} */\nexport type ${name} = ${type};`],
  };
}

function countOf(chance: Chance): readonly string[] {
  return [
    ...(chance.holds(30) ? [`@minItems ${chance.between(0, 2)}`] : []),
    ...(chance.holds(30) ? [`@maxItems ${chance.between(3, 9)}`] : []),
    ...(chance.holds(40) ? ["@uniqueItems true"] : []),
  ];
}

export const texts: MakeShape = (chance, typeName) => {
  const make = chance.one([text, formatted("email"), formatted("date")]);
  const item = named(chance, typeName, make);
  return { kind: "texts", type: `${item.type}[]`, types: item.types, tags: countOf(chance) };
};

export const numbers: MakeShape = (chance, typeName) => {
  const item = named(chance, typeName, chance.one([whole, decimal]));
  return { kind: "numbers", type: `${item.type}[]`, types: item.types, tags: countOf(chance) };
};

export const choices: MakeShape = (chance, typeName) => {
  const { name, values, declaration } = union(chance, typeName);
  const tags = ["@uniqueItems true", ...(chance.holds(30) ? ["@minItems 1"] : [])];
  return { kind: "enums", type: `${name}[]`, values, types: [declaration], tags };
};

export const map: MakeShape = (chance, typeName) => {
  const item = chance.holds(40) ? named(chance, typeName, text) : { type: "string", types: [] };
  const hasDefault = chance.holds(40);
  return {
    kind: "map",
    type: `Record<string, ${item.type}>`,
    types: item.types,
    tags: hasDefault ? ["@default {}"] : [],
    hasDefault,
  };
};

export const json: MakeShape = () => ({ kind: "json", type: "Record<string, unknown>" });
