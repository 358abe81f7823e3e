import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { DiagnosticText } from "../../diagnostics/diagnostic.ts";
import type { TypeDefinitions } from "../../read/type-definitions.ts";
import type { ServiceCall } from "../../vocabulary/product-spec.ts";
import { typedFieldsOf } from "../fields/field-model.ts";
import { isObjects, toValue } from "../fields/value-schema.ts";
import { withNull } from "../types/schema-variants.ts";
import { toSelfContained } from "../types/self-contained.ts";
import type { TypedField } from "../types/typed-field.ts";
import { withoutWire } from "../types/wire-tag.ts";

/** Reads a type that a service call sends or returns. It may contain everything that entity fields can contain. */
export function readServiceType(
  type: string,
  schemas: TypeDefinitions["schemas"],
): { readonly schema: JsonSchema | null; readonly diagnostics: readonly DiagnosticText[] } {
  const raw = { $ref: `#/definitions/${type}` };
  const { field, diagnostics } = typedServiceType(type, schemas);
  if (field === undefined || diagnostics.length > 0) {
    const said = diagnostics.map(({ name, message, hint }) => ({ message: `"${name}": ${message}`, hint }));
    return { schema: null, diagnostics: said };
  }
  const written = withoutWire(toSelfContained(raw, schemas));
  const schema = isWhole(written) ? written : withNull(isObjects(field) ? toValue(field).schema : field.schema);
  return { schema, diagnostics: [] };
}

/** The type as if it were a field's. */
function typedServiceType(type: string, schemas: TypeDefinitions["schemas"]) {
  const { fields, diagnostics } = typedFieldsOf({ properties: { [type]: { $ref: `#/definitions/${type}` } } }, schemas);
  const [field] = fields;
  return { field, diagnostics };
}

/** The fields of a type that a service call sends or returns. */
export function serviceFieldsOf(type: string, schemas: TypeDefinitions["schemas"]): readonly TypedField[] {
  return typedServiceType(type, schemas).field?.parts ?? [];
}

/** Schemas of the types that service calls use, by name. */
export function serviceSchemasOf(
  calls: Readonly<Record<string, Pick<ServiceCall, "query" | "body" | "result">>>,
  schemas: TypeDefinitions["schemas"],
): Readonly<Record<string, JsonSchema>> {
  const types = Object.values(calls).flatMap(({ query, body, result }) => [query, body, result]);
  const named = Object.keys(schemas).filter((type) => types.includes(type));
  return Object.fromEntries(
    named.flatMap((type) => {
      const { schema } = readServiceType(type, schemas);
      return schema === null ? [] : [[type, schema] as const];
    }),
  );
}

/** True if the type contains no nulls and no unions of objects, which need a longer description. */
function isWhole({ type, properties = {}, items, ...rest }: JsonSchema): boolean {
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items])];
  return typeof type === "string" && !("anyOf" in rest) && parts.every(isWhole);
}
