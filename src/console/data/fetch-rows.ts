import type { collectRows } from "./collect-rows.ts";

/** Loads every record of a list. Lazy-loads `collectRows` on first use. */
export const fetchRows: typeof collectRows = async (...asked) =>
  await (await import("./collect-rows.ts")).collectRows(...asked);
