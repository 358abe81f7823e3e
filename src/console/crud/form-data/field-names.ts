import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { FormData } from "../../fields/form-store.ts";

/** Maximum number of leading keys that are not fields: a call and its parameter. */
const MAX_WRAPPERS = 2;

const isIndex = (key: string) => /^\d+$/.test(key);

/** Matches a property name case-insensitively: .NET backends report `Name`. */
function nameIn(schema: JsonSchema | undefined, key: string): string {
  const names = Object.keys(schema?.properties ?? {});
  return names.includes(key) ? key : (names.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key);
}

/** Number of keys before the field's name: a backend may prefix the call and its parameter (`create.body.name`). */
function wrappersOf(schema: JsonSchema, keys: readonly string[], sent: FormData): number {
  const [first = ""] = keys;
  const at = keys.findIndex((key) => Object.hasOwn(schema.properties ?? {}, nameIn(schema, key)));
  return at < 0 || at > MAX_WRAPPERS || Object.hasOwn(sent, first) ? 0 : at;
}

/**
 * Path of the field that displays a problem. Items of a list of ids or strings have no field, so their list displays
 * it. Pass `sent` for problems that a backend reported, whose paths can have prefixes.
 */
export function shownAt(schema: JsonSchema, path: string, sent: FormData | null = null): string {
  let list: JsonSchema | undefined;
  let current: JsonSchema | undefined = schema;
  const named = path.split(".");
  const keys = named.slice(sent === null ? 0 : wrappersOf(schema, named, sent)).map((key) => {
    list = current;
    const name = isIndex(key) ? key : nameIn(current, key);
    current = isIndex(key) ? current?.items : current?.properties?.[name];
    return name;
  });
  const isOfList = isIndex(keys.at(-1) ?? "") && list?.items && list.items.type !== "object";
  return (isOfList ? keys.slice(0, -1) : keys).join(".");
}
