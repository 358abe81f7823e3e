import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { isFreeSchema } from "../../src/contract/open-objects.ts";
import type { FieldKind } from "./console-model.ts";

const FORMAT_KINDS: Readonly<Record<string, FieldKind>> = {
  email: "email",
  uri: "uri",
  password: "password",
  tel: "tel",
  html: "html",
  image: "image",
  file: "file",
  time: "time",
  duration: "duration",
  date: "date",
  "date-time": "datetime",
};

/** The field kind of a schema, or null if the type is not supported. */
export function kindOf(schema: JsonSchema): FieldKind | null {
  if (schema.enum !== undefined && schema.type !== "string") {
    return null;
  }
  switch (schema.type) {
    case "string":
      return schema.enum === undefined ? (FORMAT_KINDS[schema.format ?? ""] ?? "text") : "enum";
    case "integer":
    case "boolean":
      return schema.type;
    case "number":
      return schema.format === "money" || schema.format === "percent" ? schema.format : "number";
    case "object":
      return schema.properties === undefined ? openKindOf(schema) : "object";
    case "array":
      return arrayKindOf(schema.items);
    default:
      return null;
  }
}

/** The kind of an object with arbitrary names. */
function openKindOf(schema: JsonSchema): FieldKind | null {
  const { additionalProperties: value } = schema;
  if ("propertyNames" in schema) {
    // A pattern of names would define fields without writing them down.
    return null;
  }
  if (isFreeSchema(schema)) {
    return "json";
  }
  return typeof value === "object" && value.type === "string" && value.enum === undefined ? "map" : null;
}

function arrayKindOf(items: JsonSchema | undefined): FieldKind | null {
  if (items?.enum !== undefined && items.type !== "string") {
    return null;
  }
  if (items?.type === "string") {
    return items.enum === undefined ? "texts" : "enums";
  }
  if (items?.type === "integer" || items?.type === "number") {
    return "numbers";
  }
  return items?.type === "object" && items.properties !== undefined ? "embedded" : null;
}
