import type { RJSFSchema } from "@rjsf/utils";
import type { JsonSchema } from "../../../contract/json-schema.ts";

/** RJSF's own type of a schema has writable lists where ours has read-only ones. */
export function toRjsfSchema(schema: JsonSchema): RJSFSchema {
  return schema as unknown as RJSFSchema;
}

/** The way back: what RJSF hands to fields and widgets is a part of what it was given. */
export function toOwnSchema(schema: RJSFSchema): JsonSchema {
  return schema as unknown as JsonSchema;
}
