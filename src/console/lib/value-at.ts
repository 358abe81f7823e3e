import { isObject } from "./json-object.ts";

/** Returns the value at a place in a JSON value, such as `data.token`; undefined if there is none. */
export function valueAt(value: unknown, place: string): unknown {
  return place.split(".").reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);
}
