import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { RawSchema } from "../../read/type-definitions.ts";
import type { TypedField } from "./typed-field.ts";

/** The name on the wire that `@wire` sets. */
export function wireOfTag({ wire }: RawSchema): Pick<TypedField, "wire"> {
  // ts-json-schema-generator parses the tag's text as JSON if it can: `@wire 5` is a number.
  return wire === undefined ? {} : { wire: String(wire) };
}

/** The schema without the tag `@wire`, at any depth: it is no part of a JSON Schema. */
export function withoutWire(schema: JsonSchema): JsonSchema {
  const { wire: _, ...rest } = schema as JsonSchema & { readonly wire?: unknown };
  const { properties, items } = rest;
  return {
    ...rest,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withoutWire(part)])),
        }),
    ...(items === undefined ? {} : { items: withoutWire(items) }),
  };
}
