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
  const compact = JSON.stringify(value);
  if (typeof value !== "object" || value === null || compact.length === 2) {
    return compact;
  }
  // A comma behind it; spaces only make it longer.
  const room = WIDTH - depth * INDENT.length - before - 1;
  const line = depth >= open && compact.length <= room ? toLine(value) : null;
  if (line !== null && line.length <= room) {
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

function toLine(value: unknown): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(toLine).join(", ")}]`;
  }
  const members = membersOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${toLine(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function membersOf(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
