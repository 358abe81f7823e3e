import type { JsonSchema } from "../../src/contract/json-schema.ts";

/** A schema in the dialect of OpenAPI 3.1, where null is a type. */
export type OpenApiSchema = Omit<JsonSchema, "type" | "properties" | "items" | "nullable" | "additionalProperties"> & {
  readonly type: JsonSchema["type"] | readonly [JsonSchema["type"], "null"];
  readonly properties?: { readonly [name: string]: OpenApiSchema };
  readonly items?: OpenApiSchema;
  readonly additionalProperties?: boolean | OpenApiSchema;
};

/** Formats that the document's readers know by another name, or as another form. */
const FORMATS: Readonly<Record<string, Partial<OpenApiSchema>>> = {
  image: { format: "uri" },
  file: { format: "uri" },
  // The format of that name has an offset; a time of day has none.
  time: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" },
};

/** What no other reader of the document would understand, in words that all of them do. */
export function toOpenApiSchema(schema: JsonSchema): OpenApiSchema {
  const { nullable: isNullable, ...stated } = schema;
  const { type, format, properties, items, additionalProperties: each } = stated;
  const known = format === undefined || !Object.hasOwn(FORMATS, format) ? undefined : FORMATS[format];
  const { format: _, ...withoutFormat } = stated;
  return {
    ...(known === undefined ? stated : withoutFormat),
    ...known,
    type: isNullable === true ? [type, "null"] : type,
    ...(items === undefined ? {} : { items: toOpenApiSchema(items) }),
    ...(typeof each === "object" ? { additionalProperties: toOpenApiSchema(each) } : {}),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, toOpenApiSchema(property)]),
          ),
        }),
  } as OpenApiSchema;
}
