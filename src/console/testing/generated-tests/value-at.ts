/** Marks a removed member. */
export const ABSENT = Symbol("absent");

/** Whether the parent of a value exists: `bookCopies.0.price` needs a first copy. */
export function hasValueAt(body: unknown, path: string): boolean {
  const names = path.split(".").slice(0, -1);
  let part = body;
  for (const name of names) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) {
      return false;
    }
    part = Reflect.get(part, name);
  }
  return true;
}

/** Reads the value at a path; undefined if it is missing. */
export function valueAt(body: unknown, path: string): unknown {
  return path === ""
    ? body
    : path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body);
}

/** Copies a body with another value at a path. The empty path is the body itself. */
export function withValueAt(body: unknown, path: string, value: unknown): unknown {
  const [name = "", ...rest] = path.split(".");
  if (path === "") {
    return value;
  }
  const next = rest.length === 0 ? value : withValueAt(Reflect.get(body as object, name), rest.join("."), value);
  if (Array.isArray(body)) {
    const items: unknown[] = [...body];
    items[Number(name)] = next;
    return items;
  }
  const { [name]: _, ...others } = body as Record<string, unknown>;
  return next === ABSENT ? others : { ...others, [name]: next };
}
