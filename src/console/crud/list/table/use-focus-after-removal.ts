import { useCallback, useEffect, useRef } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import type { ListRow } from "./list-rows.ts";
import { focusRow, type KeyedRows } from "./use-row-keys.ts";

interface Removal {
  /** The place of the first of the rows. */
  readonly at: number;
  readonly id: string;
}

export interface ListFocus {
  readonly keyed: KeyedRows;
  readonly rows: readonly ListRow[];
  /** Whether the list is not yet what it will be, or a dialog asks something. */
  readonly isBusy: boolean;
}

const idOf = (record: EntityRecord) => String(record.id);

/** Whether the focus went with what had it: it is nowhere, or in a dialog that is on its way out. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest("[role=dialog]") !== null;
}

/** The row at that place, else the last one, else what the list is called. */
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
 * Who deletes a record stays in the list: once its row is gone, and the focus with it, the focus is on the row that took its
 * place, else on the heading. Answers what is to be told which records are about to be deleted.
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
