const WIDTH = 120;
const INDENT = "  ";

/** Formats data as JSON: one member per line down to the depth `open`; deeper values are on one line if they fit. */
export function toJsonText(value: unknown, open: number): string {
  return `${print(value, { open, depth: 0, before: 0 })}\n`;
}

interface Place {
  readonly open: number;
  readonly depth: number;
  /** Number of characters before it on its line, without the indentation. */
  readonly before: number;
}

function print(value: unknown, place: Place): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const { open, depth, before } = place;
  // One character is reserved for a comma. With no room at all, empty values still fit.
  const line = toLine(value, depth < open ? 0 : WIDTH - depth * INDENT.length - before - 1);
  if (line !== null) {
    return line;
  }
  const end = `\n${INDENT.repeat(depth)}`;
  return Array.isArray(value)
    ? `[${printItems(value, place)}${end}]`
    : `{${printMembers(value as Members, place)}${end}}`;
}

type Members = Readonly<Record<string, unknown>>;

function printItems(items: readonly unknown[], { open, depth }: Place): string {
  const inner = `\n${INDENT.repeat(depth + 1)}`;
  let text = "";
  for (const item of items) {
    text += `${text === "" ? "" : ","}${inner}${print(item, { open, depth: depth + 1, before: 0 })}`;
  }
  return text;
}

function printMembers(value: Members, { open, depth }: Place): string {
  const inner = `\n${INDENT.repeat(depth + 1)}`;
  let text = "";
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item !== undefined) {
      const name = `${JSON.stringify(key)}: `;
      text += `${text === "" ? "" : ","}${inner}${name}${print(item, { open, depth: depth + 1, before: name.length })}`;
    }
  }
  return text;
}

/** Formats a value on one line, or returns null as soon as it exceeds `room` characters. */
function toLine(value: unknown, room: number): string | null {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  return Array.isArray(value) ? listToLine(value, room) : membersToLine(value as Members, room);
}

function listToLine(items: readonly unknown[], room: number): string | null {
  let line = "";
  for (const item of items) {
    const text = line.length + 1 > room ? null : toLine(item, room - line.length - 2);
    if (text === null) {
      return null;
    }
    line += line === "" ? text : `, ${text}`;
  }
  return line === "" || line.length + 2 <= room ? `[${line}]` : null;
}

function membersToLine(value: Members, room: number): string | null {
  let line = "";
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item === undefined) {
      continue;
    }
    const name = `${line === "" ? "" : ", "}${JSON.stringify(key)}: `;
    const text = line.length + 2 > room ? null : toLine(item, room - line.length - 4 - name.length);
    if (text === null) {
      return null;
    }
    line += `${name}${text}`;
  }
  if (line === "") {
    return "{}";
  }
  return line.length + 4 > room ? null : `{ ${line} }`;
}
