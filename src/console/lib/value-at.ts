import { isObject } from "./json-object.ts";

/**
 * Returns the value at a place in a JSON value, such as `data.token`; undefined if there is none. A member whose own name
 * contains dots, as `@odata.count`, has priority.
 */
export function valueAt(value: unknown, place: string): unknown {
  if (isObject(value) && Object.hasOwn(value, place)) {
    return value[place];
  }
  return place.split(".").reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);
}
