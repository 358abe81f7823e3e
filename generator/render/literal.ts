const WIDTH = 120;
const INDENT = "  ";

/** A string as a literal of TypeScript, JavaScript and JSON alike. All text of the spec passes here. */
export function toStringLiteral(text: string): string {
  // U+2028 and U+2029 end a line in older parsers; `<` could end the script element of a page.
  return JSON.stringify(text).replace(
    /[\u2028\u2029<]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Plain data as a literal, on one line where it fits, and one member a line where it does not. */
export function toLiteral(value: unknown, depth = 0, before = 0): string {
  const flat = toFlatLiteral(value);
  if (depth * INDENT.length + before + flat.length <= WIDTH || !isBranch(value)) {
    return flat;
  }
  const inner = INDENT.repeat(depth + 1);
  const members = Array.isArray(value)
    ? value.map((item) => `${inner}${toLiteral(item, depth + 1, 1)},\n`)
    : membersOf(value).map(([key, item]) => {
        const name = `${toKey(key)}: `;
        return `${inner}${name}${toLiteral(item, depth + 1, name.length + 1)},\n`;
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${members.join("")}${INDENT.repeat(depth)}${close}`;
}

function toFlatLiteral(value: unknown): string {
  if (typeof value === "string") {
    return toStringLiteral(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(toFlatLiteral).join(", ")}]`;
  }
  if (!isBranch(value)) {
    return JSON.stringify(value);
  }
  const members = membersOf(value).map(([key, item]) => `${toKey(key)}: ${toFlatLiteral(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function membersOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/** `__proto__` without brackets would set the prototype. */
function toKey(key: string): string {
  if (key === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key);
}
