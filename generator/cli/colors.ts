import { styleText } from "node:util";

/** Text styles of a report. */
export interface Colors {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/** For files, pipes and `NO_COLOR`. */
export const PLAIN: Colors = { bold: same, dim: same, red: same, green: same, cyan: same };

/** For a terminal. */
export const ANSI: Colors = {
  bold: (text) => colorize("bold", text),
  dim: (text) => colorize("dim", text),
  red: (text) => colorize("red", text),
  green: (text) => colorize("green", text),
  cyan: (text) => colorize("cyan", text),
};

/** Whether to print colors: on a terminal, unless the environment disables them (no-color.org). */
export function supportsColor(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  return isTerminal && !env["NO_COLOR"] && !env["CI"] && env["TERM"] !== "dumb";
}

function same(text: string): string {
  return text;
}

function colorize(format: keyof Colors, text: string): string {
  // The caller has checked that the streams are terminals.
  return styleText(format, text, { validateStream: false });
}
