const WIDTH = 120;
const INDENT = "  ";

/** A string as a literal of TypeScript, JavaScript and JSON alike. All text of the spec passes here. */
export function toStringLiteral(text: string): string {
  // Most texts are names: what has nothing to escape is not looked through twice.
  if (/^[\w .,:/#-]*$/.test(text)) {
    return `"${text}"`;
  }
  // U+2028 and U+2029 end a line in older parsers; `<` could end the script element of a page.
  return JSON.stringify(text).replace(
    /[\u2028\u2029<]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Plain data as a literal, on one line where it fits, and one member a line where it does not. */
export function toLiteral(value: unknown, depth = 0, before = 0): string {
  if (!isBranch(value)) {
    return toScalar(value);
  }
  const flat = toFlat(value, WIDTH - depth * INDENT.length - before);
  if (flat !== null) {
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

function toScalar(value: unknown): string {
  return typeof value === "string" ? toStringLiteral(value) : JSON.stringify(value);
}

/** On one line, or null where that takes more than `room` characters: large data is given up at once, not written twice. */
function toFlat(value: unknown, room: number): string | null {
  if (!isBranch(value)) {
    const text = toScalar(value);
    return text.length <= room ? text : null;
  }
  if (Array.isArray(value)) {
    const items = joined(value, room - 2, toFlat);
    return items === null ? null : `[${items}]`;
  }
  const members = joined(membersOf(value), room - 4, ([key, item], left) => {
    const name = `${toKey(key)}: `;
    const text = toFlat(item, left - name.length);
    return text === null ? null : `${name}${text}`;
  });
  return members === "" ? "{}" : members === null ? null : `{ ${members} }`;
}

/** The parts of a line with a comma between each two, or null where they take more than `room`. */
function joined<T>(parts: readonly T[], room: number, toText: (part: T, room: number) => string | null): string | null {
  let line = "";
  for (const part of parts) {
    const separator = line === "" ? "" : ", ";
    const text = toText(part, room - line.length - separator.length);
    if (text === null) {
      return null;
    }
    line += `${separator}${text}`;
  }
  return line;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function membersOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/** The name of a member as a literal writes it; `__proto__` without brackets would set the prototype. */
export function toKey(key: string): string {
  if (key === "__proto__") {
    return '["__proto__"]';
  }
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key);
}
