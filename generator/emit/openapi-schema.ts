import type { BranchSchema, JsonSchema } from "../../src/contract/json-schema.ts";
import { discriminatorOf } from "../../src/contract/union-schema.ts";
import { kindOfFormat } from "../model/types/kind-of.ts";

/** A schema in the dialect of OpenAPI 3.1, where null is a type. */
export type OpenApiSchema = Omit<
  JsonSchema,
  "type" | "properties" | "items" | "nullable" | "additionalProperties" | "oneOf" | "discriminator"
> & {
  readonly type?: JsonSchema["type"] | "null" | readonly [JsonSchema["type"], "null"];
  readonly anyOf?: readonly OpenApiSchema[];
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
  readonly properties?: { readonly [name: string]: OpenApiSchema };
  readonly items?: OpenApiSchema;
  readonly additionalProperties?: boolean | OpenApiSchema;
};

/** Converts a generated JSON Schema to OpenAPI: replaces our own keywords and formats by standard ones. */
export function toOpenApiSchema(schema: JsonSchema): OpenApiSchema {
  if (schema.oneOf !== undefined) {
    return toOpenApiUnion(schema);
  }
  const { nullable: isNullable, ...stated } = schema;
  const { type, properties, items, additionalProperties: each } = stated;
  const known: Partial<OpenApiSchema> | undefined = kindOfFormat(schema)?.openApi;
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

const refOf = ({ title }: BranchSchema): string => `#/components/schemas/${title}`;

/** A union of objects. Each branch is a component, because a discriminator mapping can only name components. */
function toOpenApiUnion(schema: JsonSchema): OpenApiSchema {
  const { oneOf = [], nullable: isNullable, description } = schema;
  const by = discriminatorOf(schema) ?? "";
  const union: OpenApiSchema = {
    oneOf: oneOf.map((branch) => ({ $ref: refOf(branch) })),
    discriminator: {
      propertyName: by,
      mapping: Object.fromEntries(oneOf.map((branch) => [branch.properties[by]?.enum?.[0] ?? "", refOf(branch)])),
    },
  };
  return {
    ...(description === undefined ? {} : { description }),
    ...(isNullable === true ? { anyOf: [union, { type: "null" }] } : union),
  };
}

/** The branches of all unions in a schema, by type name. */
export function branchComponents(schema: JsonSchema): readonly (readonly [name: string, schema: OpenApiSchema])[] {
  const { oneOf = [], properties = {}, items } = schema;
  const own = oneOf.map((branch) => [branch.title, toOpenApiSchema(toWholeBranch(schema, branch))] as const);
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items])];
  return [...own, ...parts.flatMap(branchComponents)];
}

/** A branch with the schemas of its fields, which our schema keeps outside the branches. */
function toWholeBranch({ properties = {} }: JsonSchema, { title: _, ...branch }: BranchSchema): JsonSchema {
  const parts = Object.entries(branch.properties).flatMap(([name, own]) => {
    const part = properties[name];
    return part === undefined ? [] : [[name, { ...part, ...own }] as const];
  });
  return { ...branch, properties: Object.fromEntries(parts) };
}
