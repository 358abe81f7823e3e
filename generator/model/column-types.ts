import type { FieldModel } from "./console-model.ts";

/** What a column of a table holds. */
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

/** The type of a field's column. */
export function columnType({ name, kind, schema }: FieldModel): ColumnType {
  if (name === "id") {
    return "id";
  }
  if ((kind === "number" || kind === "percent") && decimalsOf(schema.multipleOf) !== null) {
    return "decimal";
  }
  return kind === "integer" && (schema.maximum ?? 0) > LARGEST_INTEGER ? "bigint" : TYPES[kind];
}

/** The decimals that a multiple of 0.001 has; null of what is no power of ten from 1 down. */
export function decimalsOf(multipleOf: number | undefined): number | null {
  const decimals = multipleOf === undefined ? Number.NaN : -Math.log10(multipleOf);
  return Math.abs(decimals - Math.round(decimals)) < 1e-9 && decimals >= 0 ? Math.round(decimals) : null;
}

/** What the backend owns and the spec gives no value begins at nothing. */
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

/** What a column holds where nothing is said. */
export function columnDefault({ readOnly, required, kind, schema }: FieldModel): unknown {
  return schema.default ?? (readOnly && required ? NOTHING[kind] : undefined);
}
