import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { FormData } from "../../fields/form-store.ts";

/** A call and one of its parameters. */
const MOST_WRAPPERS = 2;

const isIndex = (key: string) => /^\d+$/.test(key);

/** The name of a property in whichever case a backend writes it: `Name`, as .NET does. */
function nameIn(schema: JsonSchema | undefined, key: string): string {
  const names = Object.keys(schema?.properties ?? {});
  return names.includes(key) ? key : (names.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key);
}

/** A backend may name the call and its parameter first, `create.body.name`: how many keys come before a field. */
function wrappersOf(schema: JsonSchema, keys: readonly string[], sent: FormData): number {
  const [first = ""] = keys;
  const at = keys.findIndex((key) => Object.hasOwn(schema.properties ?? {}, nameIn(schema, key)));
  return at < 0 || at > MOST_WRAPPERS || Object.hasOwn(sent, first) ? 0 : at;
}

/**
 * The field that shows a problem: an item of a list of ids or texts has none of its own, its list has. Given what was sent,
 * it is a backend's problem, which may name more than the field.
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
