import { useCallback, useMemo } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { isRecordId } from "../../../data/record-id.ts";

/** A row of the current page. */
export interface ListRow {
  readonly id: string;
  readonly record: EntityRecord;
  /** False for rows without an id, which are read-only. */
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly select: (isOn: boolean) => void;
}

/** Selected rows of all pages, by id. */
export interface Selection {
  readonly [id: string]: boolean;
}

/** Updates the selection with a function of the current one. */
export type ChangeSelection = (change: (selection: Selection) => Selection) => void;

interface RowsParts {
  readonly page: readonly EntityRecord[];
  /** Index of the page's first row in the list, starting at 0. */
  readonly from: number;
  readonly selection: Selection;
  readonly onSelect: ChangeSelection;
}

/**
 * Rows of the page. A row object is reused until its data or selection changes, so that memoized rows do not re-render.
 */
export function useRows({ page, from, selection, onSelect }: RowsParts) {
  const put = useCallback(
    (ids: readonly string[], isOn: boolean) => {
      const changed = new Set(ids);
      onSelect((before) => {
        const others = Object.entries(before).filter(([id]) => !changed.has(id));
        return Object.fromEntries([...others, ...(isOn ? ids.map((id) => [id, true] as const) : [])]);
      });
    },
    [onSelect],
  );
  const unselected = useMemo(
    () =>
      page.map((record, index): ListRow => {
        const canSelect = isRecordId(record.id);
        const id = canSelect ? String(record.id) : `row ${from + index}`;
        return { id, record, canSelect, isSelected: false, select: (isOn) => put([id], isOn) };
      }),
    [page, from, put],
  );
  const rows = useMemo(
    () => unselected.map((row) => (selection[row.id] === true ? { ...row, isSelected: true } : row)),
    [unselected, selection],
  );
  return { rows, put };
}
