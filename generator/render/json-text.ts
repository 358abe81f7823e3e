const WIDTH = 120;
const INDENT = "  ";

/** Plain data as JSON: one member a line down to the depth of `open`, and beneath it each value on one line where it fits. */
export function toJsonText(value: unknown, open: number): string {
  return `${print(value, { open, depth: 0, before: 0 })}\n`;
}

interface Place {
  readonly open: number;
  readonly depth: number;
  /** Characters before it on its line, indent aside. */
  readonly before: number;
}

function print(value: unknown, place: Place): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const { open, depth, before } = place;
  // A comma behind it. Where nothing fits, a value without members still stands on its line.
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

/** On one line, or null where that takes more than `room` characters: large data is given up at once, not written twice. */
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
