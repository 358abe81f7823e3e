/** Field paths look like `bookCopies.1.price`. The element id of a control is its path with the prefix `form.`. */

/** Prefix and separator of element ids. */
export const ID_PREFIX = "form";
export const ID_SEPARATOR = ".";

/** `form.bookCopies.1.price` → `bookCopies.1.price`. */
export function pathFromId(id: string): string {
  return id === ID_PREFIX ? "" : id.slice(ID_PREFIX.length + ID_SEPARATOR.length);
}

/** Inverse: `bookCopies.1.price` → `form.bookCopies.1.price`. */
export function toControlId(path: string): string {
  return `${ID_PREFIX}${ID_SEPARATOR}${path}`;
}

/** `bookCopies[1].price` and `/bookCopies/1/price` → `bookCopies.1.price`. */
export function toFieldPath(path: string): string {
  return path
    .replace(/\[(\w+)\]/g, ".$1")
    .replace(/\//g, ".")
    .replace(/^\.+/, "");
}

/** True if `path` equals `ancestor` or is nested in it. */
export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === "" || path === ancestor || path.startsWith(`${ancestor}.`);
}

/** The value at a path such as `bookCopies.1.price`. */
export function valueAt(data: unknown, path: string): unknown {
  if (path === "") {
    return data;
  }
  return path.split(".").reduce(memberOf, data);
}

/** Names and indices that lead to a value. Unlike in a path with dots, a name can contain a dot. */
export type FieldKeys = readonly (string | number)[];

/** Immutable update at a path. Values off the path keep their identity. */
export function withValueAt<Data>(data: Data, path: string | FieldKeys, value: unknown): Data {
  const [first = "", ...rest] = typeof path === "string" ? path.split(".") : path;
  const key = String(first);
  const inner = rest.length === 0 ? value : withValueAt(memberOf(data, key), rest, value);
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (String(index) === key ? inner : item)) as Data;
  }
  return { ...data, [key]: inner };
}

/** Immutable removal of a member of an object. */
export function withoutMember<Data>(data: Data, keys: FieldKeys): Data {
  const parent = keys.slice(0, -1);
  const members = Object.entries(parent.reduce(memberOf, data as unknown) ?? {});
  return withValueAt(data, parent, Object.fromEntries(members.filter(([name]) => name !== String(keys.at(-1)))));
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
