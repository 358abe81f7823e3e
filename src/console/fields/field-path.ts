/** Fields are addressed as `bookCopies.1.price`; a control's element id is the same behind `form.`. */

/** The prefix and separator that element ids are built with. */
export const ID_PREFIX = "form";
export const ID_SEPARATOR = ".";

/** `form.bookCopies.1.price` → `bookCopies.1.price`. */
export function pathFromId(id: string): string {
  return id === ID_PREFIX ? "" : id.slice(ID_PREFIX.length + ID_SEPARATOR.length);
}

/** The way back: `bookCopies.1.price` → `form.bookCopies.1.price`. */
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

/** Whether `path` is `ancestor` or lies inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === "" || path === ancestor || path.startsWith(`${ancestor}.`);
}

/** The value at `bookCopies.1.price`. */
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

/** A copy of the data with another value at `bookCopies.1.price`; all that lies elsewhere stays the same object. */
export function withValueAt<Data>(data: Data, path: string, value: unknown): Data {
  const [key = "", ...rest] = path.split(".");
  const inner = rest.length === 0 ? value : withValueAt(valueAt(data, key), rest.join("."), value);
  if (Array.isArray(data)) {
    return data.map((item: unknown, index) => (String(index) === key ? inner : item)) as Data;
  }
  return { ...data, [key]: inner };
}
