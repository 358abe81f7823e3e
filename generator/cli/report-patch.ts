import { createTwoFilesPatch } from "diff";
import type { Drift } from "../generate.ts";
import { countOf, MAX_LINES } from "./bounded-list.ts";
import { type Colors, PLAIN } from "./colors.ts";

/** Most lines of one difference. A new file is one difference. */
const MAX_HUNK_LINES = 40;

interface PatchOptions {
  readonly colors?: Colors;
  /**
   * Print every difference.
   * @defaultValue false: the first 20, of each the first 40 lines
   */
  readonly isWhole?: boolean;
}

/** The lines that a run would change, as a unified diff, and the number of differences that are left out. */
export function driftAsPatch(
  { missing, stale }: Pick<Drift, "missing" | "stale">,
  { colors = PLAIN, isWhole = false }: PatchOptions = {},
): string {
  const files = [...stale, ...missing.map((file) => ({ ...file, was: "" }))];
  const texts: string[] = [];
  let room = isWhole ? Number.POSITIVE_INFINITY : MAX_LINES;
  for (const [index, { path, was, content }] of files.entries()) {
    if (room === 0) {
      return [...texts, `${countOf(files.length - index, "more file")} with differences${WAY_OUT}`].join("\n");
    }
    // Only the header of a hunk starts with @@: lines of a file have a prefix.
    const [head = "", ...hunks] = createTwoFilesPatch(path, path, was, content).split(/^(?=@@ )/m);
    const shown = isWhole ? hunks : hunks.slice(0, room).map(shorten);
    texts.push(colored(`${head}${shown.join("")}`, colors));
    if (hunks.length > shown.length) {
      texts.push(`${countOf(hunks.length - shown.length, "more difference")} in ${path}${WAY_OUT}`);
    }
    room -= shown.length;
  }
  return texts.join("\n");
}

const WAY_OUT = "; --all shows every one";

function shorten(hunk: string): string {
  const lines = hunk.split("\n");
  const more = lines.length - MAX_HUNK_LINES - 1;
  return more > 0 ? `${lines.slice(0, MAX_HUNK_LINES).join("\n")}\n${countOf(more, "more line")}${WAY_OUT}\n` : hunk;
}

function colored(patch: string, { red, green, cyan }: Colors): string {
  const colorOf = (line: string) => (line.startsWith("@@") ? cyan : line.startsWith("+") ? green : red);
  return patch
    .split("\n")
    .map((line) => (/^(@@|[+-])/.test(line) ? colorOf(line)(line) : line))
    .join("\n");
}
