import type { Chance } from "./chance.ts";
import {
  choice,
  choices,
  decimal,
  flag,
  formatted,
  json,
  type MakeShape,
  map,
  money,
  numbers,
  percent,
  type RandomField,
  type Shape,
  type TypeName,
  text,
  texts,
  whole,
} from "./random-shape.ts";

/** An object with members, possibly nested. */
function value(depth: number): MakeShape {
  return (chance, typeName) => {
    const name = typeName();
    const makes = [
      text,
      formatted("email"),
      formatted("date"),
      formatted("tel"),
      whole,
      decimal,
      money,
      flag,
      choice,
      texts,
      ...(depth < 2 ? [values, translated] : []),
    ];
    const parts = ["alpha", "beta", "gamma", "delta"].slice(0, chance.between(1, 4)).map((part) => {
      const make = depth < 2 && chance.holds(25) ? value(depth + 1) : chance.one(makes);
      return toField(chance, typeName, { name: part, make });
    });
    const own = `/** Its parts. */\nexport interface ${name} {\n${parts.map(declare).join("")}}`;
    return { kind: "object", type: name, types: [...parts.flatMap(({ types }) => types), own] };
  };
}

/** The languages of a product from `init`, in order. */
const LANGUAGES = ["en-US", "pt-BR"];

/** A text in each language; the first one is required. */
const translated: MakeShape = (chance, typeName) => {
  const name = typeName();
  const parts = LANGUAGES.map((language, index) => {
    const field = toField(chance, typeName, { name: JSON.stringify(language), make: text });
    return { ...field, isNullable: false, isOptional: field.isOptional && index > 0 };
  });
  const own = `/** In each language. */\nexport interface ${name} {\n${parts.map(declare).join("")}}`;
  return { kind: "object", type: name, types: [own], languages: LANGUAGES };
};

/** A list of objects. */
const values: MakeShape = (chance, typeName) => {
  const item = value(1)(chance, typeName);
  return {
    ...item,
    kind: "values",
    type: `${item.type}[]`,
    tags: chance.holds(50) ? [`@maxItems ${chance.between(1, 6)}`] : [],
  };
};

/** A union of objects, which may share a member. */
function union(chance: Chance, typeName: TypeName): Shape {
  const name = typeName();
  const shared = toField(chance, typeName, { name: "shared", make: chance.one([text, whole, choice, value(1)]) });
  const branches = ["first", "second", "third"].slice(0, chance.between(2, 3)).map((literal, index) => {
    const own = toField(chance, typeName, {
      name: `own${index}`,
      make: chance.one([text, money, flag, texts, value(1)]),
    });
    const fields = [own, ...(chance.holds(60) ? [shared] : [])].map(withoutDefault);
    return { type: typeName(), literal: `${literal}-${name.toLowerCase()}`, fields };
  });
  const declared = branches.map(
    ({ type, literal, fields }) =>
      `/** One of them. */\nexport interface ${type} {\n  kindOf: ${JSON.stringify(literal)};\n${fields.map(declare).join("")}}`,
  );
  const types = [shared, ...branches.flatMap(({ fields }) => fields)].flatMap((field) => field.types);
  const own = `/** One of several. */\nexport type ${name} = ${branches.map(({ type }) => type).join(" | ")};`;
  return { kind: "object", type: name, types: [...new Set(types), ...declared, own] };
}

/** A member of a union has no default. */
function withoutDefault(field: RandomField): RandomField {
  return { ...field, hasDefault: false, tags: field.tags.filter((tag) => !tag.startsWith("@default")) };
}

/** A field without options. */
export const plainField = {
  isOptional: false,
  isNullable: false,
  isReadOnly: false,
  isWriteOnly: false,
  tags: [],
  values: [],
  types: [],
  to: null,
  embeds: null,
  hasDefault: false,
} as const;

/** All kinds of values of an entity's own fields. */
export const SHAPES: readonly MakeShape[] = [
  text,
  text,
  formatted("email"),
  formatted("uri"),
  formatted("tel"),
  formatted("html"),
  formatted("image"),
  formatted("file"),
  formatted("date"),
  formatted("date-time", "datetime"),
  formatted("time"),
  formatted("duration"),
  whole,
  decimal,
  money,
  percent,
  flag,
  choice,
  choice,
  texts,
  numbers,
  choices,
  map,
  json,
  value(0),
  value(0),
  translated,
  values,
  union,
  union,
];

/** The kinds of values in a table of embedded records and in action inputs. */
export const CELL_SHAPES: readonly MakeShape[] = SHAPES.filter((make) => make !== json && make !== union);

export interface Wanted {
  readonly name: string;
  readonly make: MakeShape;
}

const NULLABLE = ["text", "integer", "number", "money", "enum", "date", "datetime", "boolean", "email"];

export function toField(chance: Chance, typeName: TypeName, { name, make }: Wanted): RandomField {
  const shape = make(chance, typeName);
  const hasDefault = shape.hasDefault ?? (shape.tags ?? []).some((tag) => tag.startsWith("@default"));
  return {
    name,
    isOptional: chance.holds(45),
    isNullable: NULLABLE.includes(shape.kind) && chance.holds(15),
    isReadOnly: false,
    isWriteOnly: false,
    tags: [],
    values: [],
    types: [],
    to: null,
    embeds: null,
    ...shape,
    hasDefault,
  };
}

/** The field's declaration in its interface. */
export function declare({ name, tags, type, isOptional, isNullable }: RandomField): string {
  const comment = tags.length === 0 ? "" : `  /**\n${tags.map((tag) => `   * ${tag}\n`).join("")}   */\n`;
  return `${comment}  ${name}${isOptional ? "?" : ""}: ${type}${isNullable ? " | null" : ""};\n`;
}
