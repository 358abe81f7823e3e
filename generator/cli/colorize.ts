import { styleText } from "node:util";

type Format = Parameters<typeof styleText>[0];

/** What is coloured: each group of a pattern in its format, the rest as it is. */
const PATTERNS: readonly (readonly [RegExp, readonly Format[]])[] = [
  // A unified diff.
  [/^(\+.*)$/, ["green"]],
  [/^(-.*)$/, ["red"]],
  [/^(@@.*)$/, ["cyan"]],
  // A mistake in the spec: its place, its line, what was found and what to write.
  [/^(schema\S*:\d+:\d+)/, ["bold"]],
  [/^( *\d* \| )/, ["dim"]],
  [/^ {2}(found:)/, ["red"]],
  [/^ {2}(write:)/, ["green"]],
  [/^(\d+ mistakes? in the spec)/, ["red"]],
  [/^(error:)/, ["red"]],
  // A file and what became of it, or should.
  [/^ {2}(new|changed|deleted) +(\S+)/, ["green", "bold"]],
  [/^ {2}(missing|differs|orphaned|foreign|left) +(\S+)/, ["red", "bold"]],
  [/^Mend it with: (.+)$/, ["bold"]],
  [/^ {2}(BREAKING) /, ["red"]],
];

/** Colours a report for a terminal: names stand out, faults are red. The words stay the same. */
export function colorize(text: string): string {
  return text.split("\n").map(paintLine).join("\n");
}

/** Whether colours are wanted: a terminal, and nobody who asked for plain text (no-color.org). */
export function supportsColor(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  return isTerminal && !env["NO_COLOR"] && !env["CI"] && env["TERM"] !== "dumb";
}

function paintLine(line: string): string {
  for (const [pattern, formats] of PATTERNS) {
    const groups = pattern.exec(line)?.slice(1) ?? [];
    if (groups.length > 0) {
      return paintGroups(line, groups, formats);
    }
  }
  return line;
}

function paintGroups(line: string, groups: readonly string[], formats: readonly Format[]): string {
  let painted = "";
  let rest = line;
  for (const [index, group] of groups.entries()) {
    const start = rest.indexOf(group);
    // Whether the stream takes colours has been asked already, and not only of stdout.
    painted += rest.slice(0, start) + styleText(formats[index] ?? "reset", group, { validateStream: false });
    rest = rest.slice(start + group.length);
  }
  return painted + rest;
}
