import type { EntityRecord } from "../../contract/transport.ts";

/** Sets beyond are searched and sorted by means of their own. */
const LARGE = 2000;

type Tools = typeof import("./large-set.ts");
let tools: Tools | null = null;

/** Fetches what searches and sorts many records fast, where there are as many. */
export async function prepareLargeSet(rows: readonly EntityRecord[]): Promise<Tools | null> {
  if (rows.length > LARGE) {
    tools ??= await import("./large-set.ts");
  }
  return largeSetTools(rows);
}

/** What searches and sorts many records; null where there are few. */
export function largeSetTools(rows: readonly EntityRecord[]): Tools | null {
  return rows.length > LARGE ? tools : null;
}
