import type { WireNames } from "./wire-names.ts";

/** The parts of any schema that name fields. */
interface AnySchema {
  readonly properties?: { readonly [name: string]: object };
  readonly required?: readonly string[];
  readonly items?: object;
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly object[];
}

/** A JSON Schema with the names of the wire, at any depth. */
export function toWireSchema<S extends object>(schema: S, table: WireNames | undefined): S {
  if (table === undefined) {
    return schema;
  }
  const { names, parts = {} } = table;
  const wire = (field: string) => (Object.hasOwn(names, field) ? (names[field] ?? field) : field);
  const { properties, required, items, discriminator, oneOf }: AnySchema = schema;
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([field, part]) => [wire(field), toWireSchema(part, parts[field])]),
          ),
        }),
    ...(required === undefined ? {} : { required: required.map(wire) }),
    ...(items === undefined ? {} : { items: toWireSchema(items, table) }),
    ...(discriminator === undefined
      ? {}
      : { discriminator: { ...discriminator, propertyName: wire(discriminator.propertyName) } }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map((branch) => toWireSchema(branch, table)) }),
  };
}
