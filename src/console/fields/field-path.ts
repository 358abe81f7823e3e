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
  let value = data;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) {
      return undefined;
    }
    value = Reflect.get(value, key);
  }
  return value;
}

/** Immutable update at a path. Values off the path keep their identity. */
export function withValueAt<Data>(data: Data, path: string, value: unknown): Data {
  const [key = "", ...rest] = path.split(".");
  const inner = rest.length === 0 ? value : withValueAt(valueAt(data, key), rest.join("."), value);
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (String(index) === key ? inner : item)) as Data;
  }
  return { ...data, [key]: inner };
}
