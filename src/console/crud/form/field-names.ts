import type { JsonSchema } from "../../../contract/json-schema.ts";

/** The field that shows a problem: an item of a list of ids or texts has none of its own, its list has. */
export function shownAt(schema: JsonSchema, path: string): string {
  const parent = path.replace(/\.\d+$/, "");
  if (parent === path) {
    return path;
  }
  let current: JsonSchema | undefined = schema;
  for (const key of parent.split(".")) {
    current = /^\d+$/.test(key) ? current?.items : current?.properties?.[key];
  }
  return current?.items && current.items.type !== "object" ? parent : path;
}
