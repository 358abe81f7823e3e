import { useCallback, useEffect, useRef } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import type { ListRow } from "./list-rows.ts";
import { focusRow, type KeyedRows } from "./use-row-keys.ts";

interface Removal {
  /** Index of the first removed row. */
  readonly at: number;
  readonly id: string;
}

export interface ListFocus {
  readonly keyed: KeyedRows;
  readonly rows: readonly ListRow[];
  /** True while the list is loading or a dialog is open. */
  readonly isBusy: boolean;
}

const idOf = (record: EntityRecord) => String(record.id);

/** True if the focused element was removed, or is in a dialog that is closing. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest("[role=dialog]") !== null;
}

/** Focuses the row at the index, else the last row, else the page heading. */
export function focusRowOrHeading({ keyed, rows }: Pick<ListFocus, "keyed" | "rows">, at: number): void {
  if (rows.length > 0) {
    focusRow(keyed, Math.min(at, rows.length - 1));
    return;
  }
  const heading = keyed.box.current?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

/**
 * Keeps focus in the list after records are deleted. When the row is gone and focus was lost, focuses the row that took
 * its position, else the heading. Returns a callback that must be called before the deletion.
 */
export function useFocusAfterRemoval({ keyed, rows, isBusy }: ListFocus): (records: readonly EntityRecord[]) => void {
  const removal = useRef<Removal | null>(null);
  const latest = useLatest(rows);
  useEffect(() => {
    const { current } = removal;
    if (current === null || isBusy || rows.some(({ record }) => idOf(record) === current.id)) {
      return;
    }
    removal.current = null;
    if (!isFocusLost()) {
      return;
    }
    focusRowOrHeading({ keyed, rows }, current.at);
  });
  return useCallback((records) => {
    const ids = new Set(records.map(idOf));
    const at = latest.current.findIndex(({ record }) => ids.has(idOf(record)));
    const row = latest.current[at];
    removal.current = row ? { at, id: idOf(row.record) } : null;
  }, []);
}
