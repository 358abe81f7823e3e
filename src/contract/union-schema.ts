import type { BranchSchema, JsonSchema } from "./json-schema.ts";

/** The property that tells of which kind an object is; null of one that there is one kind of. */
export function discriminatorOf({ discriminator }: JsonSchema): string | null {
  return discriminator?.propertyName ?? null;
}

/** The kind that an object is of; null where nothing known tells. */
export function branchOf(schema: JsonSchema, value: { readonly [part: string]: unknown }): BranchSchema | null {
  const by = discriminatorOf(schema);
  const kind = by === null ? undefined : value[by];
  return by === null ? null : (schema.oneOf?.find((branch) => branch.properties[by]?.enum?.[0] === kind) ?? null);
}
