import { styleText } from "node:util";

/** How the parts of a report are told apart. */
export interface Colors {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/** For a file, a pipe, or a person who asked for plain text. */
export const PLAIN: Colors = { bold: same, dim: same, red: same, green: same, cyan: same };

/** For a terminal. */
export const ANSI: Colors = {
  bold: (text) => colorize("bold", text),
  dim: (text) => colorize("dim", text),
  red: (text) => colorize("red", text),
  green: (text) => colorize("green", text),
  cyan: (text) => colorize("cyan", text),
};

/** Whether to print colors: on a terminal, unless the environment asks for plain text (no-color.org). */
export function supportsColor(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  return isTerminal && !env["NO_COLOR"] && !env["CI"] && env["TERM"] !== "dumb";
}

function same(text: string): string {
  return text;
}

function colorize(format: keyof Colors, text: string): string {
  // Whether the stream takes colors was asked before, and not only of stdout.
  return styleText(format, text, { validateStream: false });
}
