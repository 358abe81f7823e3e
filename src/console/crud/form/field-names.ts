import type { JsonSchema } from "../../../contract/json-schema.ts";

/** Whether the form has a field at `planPayments.1.price`, so that a problem there has a place to stand. */
export function hasField(schema: JsonSchema, path: string): boolean {
  if (path === "") {
    return false;
  }
  let current: JsonSchema | undefined = schema;
  for (const key of path.split(".")) {
    current = /^\d+$/.test(key) ? current?.items : current?.properties?.[key];
  }
  return current !== undefined;
}

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
