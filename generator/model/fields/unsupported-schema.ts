import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import type { RawSchema } from "../../read/type-definitions.ts";
import { FIELD_TYPES } from "../../vocabulary/field-types.ts";

/** The type of a field without a kind, and a type to write instead. */
export function describeUnsupported(schema: RawSchema): DiagnosticText {
  const several = typesOf(schema);
  if (several.length > 1) {
    const names = several.filter((name) => name !== "null").join(" or ");
    if (several.length === 2 && several.includes("null")) {
      const hint = "the type without null, and `| null` after it at the field";
      return { message: "a type with null among its values", hint };
    }
    return { message: `a value that can be ${names}`, hint: "one of these types: string if it can be any text" };
  }
  const values = valuesOf(schema);
  const items = typeof schema.items === "object" ? schema.items : undefined;
  if (several[0] === "boolean" && values.length === 1) {
    return { message: `\`${String(values[0])}\`, which is always the same`, hint: "boolean" };
  }
  if (items !== undefined) {
    return describeList(items);
  }
  return describeMap(schema) ?? { message: "fields of this type are not supported", hint: FIELD_TYPES };
}

function describeList(items: RawSchema): DiagnosticText {
  const types = typesOf(items);
  const [type = ""] = types;
  if (type === "array") {
    return { message: "a list of lists", hint: "a list of an interface that contains the inner list" };
  }
  if (types.length > 1) {
    const names = types.join(" or ");
    return { message: `a list of ${names}`, hint: "a list of one type, without null: string[]" };
  }
  return type === "boolean"
    ? { message: "a list of yes and no", hint: "an interface with a boolean field for each" }
    : { message: "fields of this type are not supported", hint: FIELD_TYPES };
}

const PLURALS: Readonly<Record<string, string>> = {
  array: "lists",
  boolean: "yes and no",
  integer: "integers",
  number: "numbers",
  object: "objects",
  string: "values of an enumeration",
};

/** `Record<string, number>`. */
function describeMap({ type, properties, additionalProperties }: RawSchema): DiagnosticText | null {
  const values = additionalProperties;
  if (type !== "object" || properties !== undefined || typeof values !== "object" || values === null) {
    return null;
  }
  const [of = "", ...others] = typesOf(values as RawSchema);
  const named = others.length === 0 ? (PLURALS[of] ?? "objects") : "values of several types";
  const hint = "Record<string, string>, or a list of an interface with a name and a value";
  return { message: `a map of ${named}`, hint };
}

/** The types of a schema, also of its branches; empty for one without a type. */
function typesOf(schema: RawSchema): readonly string[] {
  const branches = Array.isArray(schema["anyOf"]) ? (schema["anyOf"] as readonly RawSchema[]) : [];
  const own = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  return [...new Set([...own, ...branches.flatMap(typesOf)])];
}

function valuesOf(schema: RawSchema): readonly unknown[] {
  return schema.const === undefined ? (schema.enum ?? []) : [schema.const];
}
