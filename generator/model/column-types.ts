import type { FieldModel } from "./console-model.ts";

/** SQL type of a column. */
export type ColumnType =
  | "id"
  | "uuid"
  | "text"
  | "integer"
  | "bigint"
  | "double"
  | "money"
  | "boolean"
  | "date"
  | "datetime"
  | "texts"
  | "numbers"
  | "decimal"
  | "time"
  | "json"
  | "jsonText";

const TYPES: Readonly<Record<FieldModel["kind"], ColumnType>> = {
  text: "text",
  email: "text",
  uri: "text",
  password: "text",
  integer: "integer",
  number: "double",
  money: "money",
  boolean: "boolean",
  date: "date",
  datetime: "datetime",
  enum: "text",
  percent: "double",
  tel: "text",
  html: "text",
  image: "text",
  file: "text",
  time: "time",
  duration: "text",
  texts: "texts",
  numbers: "numbers",
  enums: "texts",
  object: "json",
  value: "json",
  values: "json",
  map: "jsonText",
  json: "jsonText",
  embedded: "json",
};

const LARGEST_INTEGER = 2_147_483_647;

export function columnType({ name, kind, schema }: FieldModel): ColumnType {
  if (name === "id") {
    return "id";
  }
  if ((kind === "number" || kind === "percent") && decimalsOf(schema.multipleOf) !== null) {
    return "decimal";
  }
  return kind === "integer" && (schema.maximum ?? 0) > LARGEST_INTEGER ? "bigint" : TYPES[kind];
}

/** Number of decimals of a step: 3 for 0.001. Null if the step is not a power of ten, or is above 1. */
export function decimalsOf(multipleOf: number | undefined): number | null {
  const decimals = multipleOf === undefined ? Number.NaN : -Math.log10(multipleOf);
  return Math.abs(decimals - Math.round(decimals)) < 1e-9 && decimals >= 0 ? Math.round(decimals) : null;
}

/** Initial values of read-only fields without `@default`. */
const NOTHING: Readonly<Partial<Record<FieldModel["kind"], unknown>>> = {
  integer: 0,
  number: 0,
  money: 0,
  percent: 0,
  boolean: false,
  map: {},
  json: {},
  texts: [],
  numbers: [],
  enums: [],
  values: [],
};

/** Default of a column. Undefined means no default. */
export function columnDefault({ readOnly, required, kind, schema }: FieldModel): unknown {
  return schema.default ?? (readOnly && required ? NOTHING[kind] : undefined);
}
