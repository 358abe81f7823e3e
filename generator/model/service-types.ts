import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { DiagnosticText } from "../diagnostics/diagnostic.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import type { ServiceCall } from "../vocabulary/product-spec.ts";
import { typedFieldsOf } from "./field-model.ts";
import { withNull } from "./schema-variants.ts";
import { toSelfContained } from "./self-contained.ts";
import { isObjects, toValue } from "./value-schema.ts";

/** What a call of the service sends or answers: whatever a field of an entity can hold. */
export function readServiceType(
  type: string,
  schemas: TypeDefinitions["schemas"],
): { readonly schema: JsonSchema | null; readonly diagnostics: readonly DiagnosticText[] } {
  const raw = { $ref: `#/definitions/${type}` };
  const { fields, diagnostics } = typedFieldsOf({ properties: { [type]: raw } }, schemas);
  const [field] = fields;
  if (field === undefined || diagnostics.length > 0) {
    const said = diagnostics.map(({ name, message, hint }) => ({ message: `"${name}": ${message}`, hint }));
    return { schema: null, diagnostics: said };
  }
  const written = toSelfContained(raw, schemas);
  const schema = isWhole(written) ? written : withNull(isObjects(field) ? toValue(field).schema : field.schema);
  return { schema, diagnostics: [] };
}

/** All that the calls of a service send and answer, by the names of their types. */
export function serviceSchemasOf(
  calls: Readonly<Record<string, Pick<ServiceCall, "body" | "result">>>,
  schemas: TypeDefinitions["schemas"],
): Readonly<Record<string, JsonSchema>> {
  const types = Object.values(calls).flatMap(({ body, result }) => [body, result]);
  const named = Object.keys(schemas).filter((type) => types.includes(type));
  return Object.fromEntries(
    named.flatMap((type) => {
      const { schema } = readServiceType(type, schemas);
      return schema === null ? [] : [[type, schema] as const];
    }),
  );
}

/** Whether it holds neither nulls nor one of several objects, which need words of their own. */
function isWhole({ type, properties = {}, items, ...rest }: JsonSchema): boolean {
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items])];
  return typeof type === "string" && !("anyOf" in rest) && parts.every(isWhole);
}
