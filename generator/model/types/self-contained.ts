import type { JsonSchema } from "../../../src/contract/json-schema.ts";
import type { RawSchema, TypeDefinitions } from "../../read/type-definitions.ts";

/** Type name in a reference: `#/definitions/Status` -> `Status`. */
export function referencedType(raw: RawSchema): string | null {
  return raw.$ref === undefined ? null : raw.$ref.slice("#/definitions/".length);
}

/** A type that refers to itself, directly or through others. */
export class EndlessTypeError extends Error {}

/**
 * The product's own kind that the reader noted at a schema, at any depth of aliases. A schema that contains itself is
 * rejected before.
 */
export function ownKindOf(raw: RawSchema, schemas: TypeDefinitions["schemas"]): string | undefined {
  const { ownKind } = raw;
  const type = referencedType(raw);
  return typeof ownKind === "string" || type === null
    ? (ownKind as string | undefined)
    : ownKindOf(schemas[type] ?? {}, schemas);
}

/**
 * Replaces each reference by its definition. Siblings of a reference override the definition. Omits the reader's notes
 * of own kinds at every depth: they are no JSON Schema.
 */
export function toSelfContained(
  raw: RawSchema,
  schemas: TypeDefinitions["schemas"],
  path: readonly string[] = [],
): JsonSchema {
  const type = referencedType(raw);
  if (type !== null) {
    if (path.includes(type)) {
      throw new EndlessTypeError(type);
    }
    const { $ref: _, examples: __, title: ___, ownKind: ____, ...beside } = raw;
    const target = toSelfContained(schemas[type] ?? {}, schemas, [...path, type]);
    const isDeprecated = beside["deprecated"] !== undefined;
    return { ...target, ...(beside as Partial<JsonSchema>), ...(isDeprecated ? { deprecated: true } : {}) };
  }
  const { const: only, properties, items, examples: _, title: __, ownKind: ___, ...rest } = raw;
  const others = rest["additionalProperties"];
  return {
    ...(rest as JsonSchema),
    // The library returns the text after the tag.
    ...(rest["deprecated"] === undefined ? {} : { deprecated: true }),
    ...(only === undefined ? {} : { enum: [String(only)] }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, schema]) => [name, toSelfContained(schema, schemas, path)]),
          ),
        }),
    ...(items === undefined ? {} : { items: toSelfContained(items, schemas, path) }),
    ...(typeof others !== "object" || others === null
      ? {}
      : { additionalProperties: toOthers(others as RawSchema, schemas, path) }),
  };
}

/** Schema of additional properties; `true` allows anything. */
function toOthers(
  others: RawSchema,
  schemas: TypeDefinitions["schemas"],
  path: readonly string[],
): boolean | JsonSchema {
  return Object.keys(others).length === 0 || toSelfContained(others, schemas, path);
}

/** Like `toSelfContained`, but null if the type contains itself. */
export function toSelfContainedOrNull(raw: RawSchema, schemas: TypeDefinitions["schemas"]): JsonSchema | null {
  try {
    return toSelfContained(raw, schemas);
  } catch (error) {
    if (error instanceof EndlessTypeError) {
      return null;
    }
    throw error;
  }
}
