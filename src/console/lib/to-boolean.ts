/**
 * Parses a backend's boolean. Many store it as 1 and 0. Null for other values.
 *
 * @example
 * toBoolean(1); // true
 */
export function toBoolean(value: unknown): boolean | null {
  const text = typeof value === "boolean" || typeof value === "number" ? String(value) : value;
  if (text === "true" || text === "1") {
    return true;
  }
  return text === "false" || text === "0" ? false : null;
}

/** Converts a boolean to the representation of an earlier value. */
export function likeBoolean(value: boolean, before: unknown): unknown {
  if (toBoolean(before) === null || typeof before === "boolean") {
    return value;
  }
  const number = typeof before === "number" || before === "0" || before === "1";
  const said = number ? Number(value) : value;
  return typeof before === "string" ? String(said) : said;
}
