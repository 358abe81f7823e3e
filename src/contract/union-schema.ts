import type { BranchSchema, JsonSchema } from "./json-schema.ts";

/** The discriminator property; null if the schema is not a union. */
export function discriminatorOf({ discriminator }: JsonSchema): string | null {
  return discriminator?.propertyName ?? null;
}

/** The branch of a value; null if its discriminator is unknown. */
export function branchOf(schema: JsonSchema, value: { readonly [part: string]: unknown }): BranchSchema | null {
  const by = discriminatorOf(schema);
  const kind = by === null ? undefined : value[by];
  return by === null ? null : (schema.oneOf?.find((branch) => branch.properties[by]?.enum?.[0] === kind) ?? null);
}
