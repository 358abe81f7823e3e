import type { FieldSummary } from "./spec-summary.ts";

const KIND_WORDS: Readonly<Record<string, string>> = {
  text: "text",
  email: "e-mail address",
  uri: "web address",
  password: "password",
  integer: "integer",
  number: "number",
  money: "amount of money",
  boolean: "boolean",
  date: "date",
  datetime: "date and time",
  enum: "enumeration",
  percent: "percentage",
  tel: "telephone number",
  html: "marked-up text",
  image: "image URL",
  file: "file URL",
  time: "time of day",
  duration: "duration",
  texts: "list of texts",
  numbers: "list of numbers",
  enums: "list of enumeration values",
  object: "record",
  value: "object",
  values: "list of objects",
  map: "map of texts",
  json: "JSON object",
  embedded: "list of records",
};

/** `datetime` -> `date and time`. */
export function describeKind(kind: string): string {
  return KIND_WORDS[kind] ?? kind;
}

/** A field in a few words: `optional integer, minimum 1`. */
export function describeField(field: FieldSummary): string {
  const kind = field.of === null ? describeKind(field.kind) : describeRelation(field);
  return [
    `${field.required ? "required" : "optional"} ${kind}`,
    ...(field.values === null ? [] : [`one of ${field.values.join(", ")}`]),
    ...Object.entries(field.bounds).map(([word, value]) => (value === true ? word : `${word} ${value}`)),
    ...(field.nullable === true ? ["or null"] : []),
    ...(field.default === null ? [] : [`default ${JSON.stringify(field.default)}`]),
    ...(field.computed === undefined ? [] : [`computed from ${field.computed}`]),
    ...(field.readOnly ? ["read-only"] : []),
    ...(field.writeOnly ? ["write-only"] : []),
  ].join(", ");
}

function describeRelation({ kind, of }: FieldSummary): string {
  switch (kind) {
    case "texts":
      return `ids of ${of} records`;
    case "embedded":
      return `list of ${of} records`;
    case "object":
      return `${of} record`;
    default:
      return `id of a ${of}`;
  }
}
