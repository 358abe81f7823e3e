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

function print(value: unknown, { open, depth, before }: Place): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  // A comma behind it. Where nothing fits, a value without members still stands on its line.
  const line = toLine(value, depth < open ? 0 : WIDTH - depth * INDENT.length - before - 1);
  if (line !== null) {
    return line;
  }
  const inner = INDENT.repeat(depth + 1);
  const parts = Array.isArray(value)
    ? value.map((item) => `${inner}${print(item, { open, depth: depth + 1, before: 0 })}`)
    : membersOf(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${inner}${name}${print(item, { open, depth: depth + 1, before: name.length })}`;
      });
  const [first, last] = Array.isArray(value) ? "[]" : "{}";
  return `${first}\n${parts.join(",\n")}\n${INDENT.repeat(depth)}${last}`;
}

/** On one line, or null where that takes more than `room` characters: large data is given up at once, not written twice. */
function toLine(value: unknown, room: number): string | null {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? "[]" : enclosed(["[", "]"], value, { room, toText: toLine });
  }
  const members = membersOf(value);
  const toText = ([key, item]: readonly [string, unknown], left: number) => {
    const name = `${JSON.stringify(key)}: `;
    const text = toLine(item, left - name.length);
    return text === null ? null : `${name}${text}`;
  };
  return members.length === 0 ? "{}" : enclosed(["{ ", " }"], members, { room, toText });
}

interface Line<T> {
  readonly room: number;
  /** A part, given up where it takes more than `room`. */
  readonly toText: (part: T, room: number) => string | null;
}

function enclosed<T>(
  [open, close]: readonly [string, string],
  parts: readonly T[],
  { room, toText }: Line<T>,
): string | null {
  let line = open;
  for (const part of parts) {
    const text = line.length > room ? null : toText(part, room - line.length - close.length);
    if (text === null) {
      return null;
    }
    line += line === open ? text : `, ${text}`;
  }
  return line.length + close.length > room ? null : `${line}${close}`;
}

function membersOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
