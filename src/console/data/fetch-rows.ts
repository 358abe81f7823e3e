import type { collectRows } from "./collect-rows.ts";

/** Every record of a list, by code that is fetched with the first list that wants all. */
export const fetchRows: typeof collectRows = async (...asked) =>
  await (await import("./collect-rows.ts")).collectRows(...asked);
