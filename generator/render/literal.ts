const WIDTH = 120;
const INDENT = "  ";

/**
 * Formats a string as a literal that is valid in TypeScript, JavaScript and JSON. All text of the spec is escaped here.
 */
export function toStringLiteral(text: string): string {
  // Most strings need no escaping.
  if (/^[\w .,:/#-]*$/.test(text)) {
    return `"${text}"`;
  }
  // U+2028 and U+2029 are line terminators in older parsers; `<` could close a script element.
  return JSON.stringify(text).replace(
    /[\u2028\u2029<]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Escapes a text for use inside a template literal. A carriage return would be read as a line feed. */
export function templateText(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\r", "\\r");
}

/** Formats data as a literal: on one line if it fits, otherwise with one member per line. */
export function toLiteral(value: unknown, depth = 0, before = 0): string {
  if (!isBranch(value)) {
    return toScalar(value);
  }
  const flat = toFlat(value, WIDTH - depth * INDENT.length - before);
  if (flat !== null) {
    return flat;
  }
  const inner = INDENT.repeat(depth + 1);
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) {
      text += `${inner}${toLiteral(item, depth + 1, 1)},\n`;
    }
    return `[\n${text}${INDENT.repeat(depth)}]`;
  }
  for (const key of Object.keys(value)) {
    const item = (value as Members)[key];
    if (item !== undefined) {
      const name = `${toKey(key)}: `;
      text += `${inner}${name}${toLiteral(item, depth + 1, name.length + 1)},\n`;
    }
  }
  return `{\n${text}${INDENT.repeat(depth)}}`;
}

type Members = Readonly<Record<string, unknown>>;

function toScalar(value: unknown): string {
  return typeof value === "string" ? toStringLiteral(value) : JSON.stringify(value);
}

/** Formats a value on one line, or returns null as soon as it exceeds `room` characters. */
function toFlat(value: unknown, room: number): string | null {
  if (!isBranch(value)) {
    const text = toScalar(value);
    return text.length <= room ? text : null;
  }
  return Array.isArray(value) ? listToFlat(value, room - 2) : membersToFlat(value as Members, room - 4);
}

function listToFlat(items: readonly unknown[], room: number): string | null {
  let line = "";
  for (const item of items) {
    const separator = line === "" ? "" : ", ";
    const text = toFlat(item, room - line.length - separator.length);
    if (text === null) {
      return null;
    }
    line += `${separator}${text}`;
  }
  return `[${line}]`;
}

function membersToFlat(value: Members, room: number): string | null {
  let line = "";
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item !== undefined) {
      const name = `${line === "" ? "" : ", "}${toKey(key)}: `;
      const text = toFlat(item, room - line.length - name.length);
      if (text === null) {
        return null;
      }
      line += `${name}${text}`;
    }
  }
  return line === "" ? "{}" : `{ ${line} }`;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Formats a property name. Without brackets, `__proto__` would set the prototype. */
export function toKey(key: string): string {
  if (key === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key);
}
