import { rememberParsed } from "../read/schema-program.ts";
import { collectEarly } from "./heap-growth.ts";

/** A process that runs once keeps nothing for a further run; of a large spec V8 by itself lets much pile up. */
export function beginSingleRun(): void {
  rememberParsed(false);
  collectEarly();
}
