import { rememberParsed } from "../read/schema-program.ts";
import { collectEarly } from "./heap-growth.ts";

/** A process that runs once needs no caches for a further run. With a large spec, V8 alone collects garbage late. */
export function beginSingleRun(): void {
  rememberParsed(false);
  collectEarly();
}
