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

/** Formats a property name. Without brackets, `__proto__` would set the prototype. */
export function toKey(key: string): string {
  if (key === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key);
}

interface Style {
  /** Formats a string, number, boolean or null. */
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Whether the last of several lines has a comma, too. */
  readonly isLastWithComma: boolean;
  /** Down to this depth, each member has a line of its own. */
  readonly open: number;
}

interface Place {
  readonly depth: number;
  /** Number of characters on the same line before and after the value, without the indentation. */
  readonly before: number;
}

/** Formats data as JSON: one member per line down to the depth `open`; deeper values are on one line if they fit. */
export function toJsonText(value: unknown, open: number): string {
  const json = { scalar: JSON.stringify, key: JSON.stringify, isLastWithComma: false, open };
  return `${print(value, json, { depth: 0, before: 1 })}\n`;
}

const TYPESCRIPT: Style = {
  scalar: (value) => (typeof value === "string" ? toStringLiteral(value) : JSON.stringify(value)),
  key: toKey,
  isLastWithComma: true,
  open: 0,
};

/** Formats data as a literal: on one line if it fits, otherwise with one member per line. */
export function toLiteral(value: unknown, depth = 0, before = 0): string {
  return print(value, TYPESCRIPT, { depth, before });
}

function print(value: unknown, style: Style, { depth, before }: Place): string {
  // With no room at all, empty values still fit.
  const room = depth < style.open ? 0 : WIDTH - depth * INDENT.length - before;
  const line = isBranch(value) ? toLine(value, style, room) : style.scalar(value);
  if (line !== null) {
    return line;
  }
  const members = membersOf(value as object, style).map(
    ([name, item]) => `${name}${print(item, style, { depth: depth + 1, before: name.length + 1 })}`,
  );
  const end = `\n${INDENT.repeat(depth)}`;
  const text = `${end}${INDENT}${members.join(`,${end}${INDENT}`)}${style.isLastWithComma ? "," : ""}${end}`;
  return Array.isArray(value) ? `[${text}]` : `{${text}}`;
}

/** Formats a value on one line, or returns null as soon as it exceeds `room` characters. */
function toLine(value: unknown, style: Style, room: number): string | null {
  if (!isBranch(value)) {
    return style.scalar(value);
  }
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  let line = "";
  for (const [name, item] of membersOf(value, style)) {
    const before = `${line === "" ? start : `${line}, `}${name}`;
    const text = before.length > room ? null : toLine(item, style, room - before.length - end.length);
    if (text === null) {
      return null;
    }
    line = `${before}${text}`;
  }
  if (line === "") {
    return `${start}${end}`.replaceAll(" ", "");
  }
  return line.length + end.length <= room ? `${line}${end}` : null;
}

/** The items of a list or the members of an object, each with the text before it. */
function membersOf(value: object, { key }: Style): readonly (readonly [name: string, item: unknown])[] {
  return Array.isArray(value)
    ? value.map((item: unknown) => ["", item] as const)
    : Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
        item === undefined ? [] : [[`${key(name)}: `, item] as const],
      );
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
