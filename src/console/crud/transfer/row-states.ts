import type { ImportRow } from "./checked-lines.ts";

/** What becomes of a line. */
export type RowState = "new" | "changed" | "unchanged" | "refused" | "conflicting";

/** All states, those that need a decision first. */
export const ROW_STATES = ["conflicting", "refused", "changed", "new", "unchanged"] as const satisfies RowState[];

/** The state of a checked line. */
export function stateOf({ problems, update }: ImportRow): RowState {
  if (problems.length > 0) {
    return "refused";
  }
  if (!update) {
    return "new";
  }
  return update.isConflicting ? "conflicting" : update.cells.length > 0 ? "changed" : "unchanged";
}

/** The lines to send. Those in conflict only if the user chose the values of the file. */
export function rowsToSend(rows: readonly ImportRow[], isOverwriting: boolean): readonly ImportRow[] {
  return rows.filter((row) => {
    const state = stateOf(row);
    return state === "new" || state === "changed" || (state === "conflicting" && isOverwriting);
  });
}

/** The lines by state, in the order of the file. */
export function byState(rows: readonly ImportRow[]): ReadonlyMap<RowState, readonly ImportRow[]> {
  const groups = new Map<RowState, ImportRow[]>(ROW_STATES.map((state) => [state, []]));
  for (const row of rows) {
    groups.get(stateOf(row))?.push(row);
  }
  return groups;
}
