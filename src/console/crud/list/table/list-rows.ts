import { useCallback, useMemo } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { isRecordId } from "../../../data/record-id.ts";

/** One row of the page that is shown. */
export interface ListRow {
  readonly id: string;
  readonly record: EntityRecord;
  /** A row without an id can be read, and nothing else. */
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly select: (isOn: boolean) => void;
}

/** The rows that are selected, by their ids, on this page or another. */
export interface Selection {
  readonly [id: string]: boolean;
}

/** Makes another selection of the one that there is. */
export type ChangeSelection = (change: (selection: Selection) => Selection) => void;

interface RowsParts {
  readonly page: readonly EntityRecord[];
  /** The place of the page's first row among all, from 0. */
  readonly from: number;
  readonly selection: Selection;
  readonly onSelect: ChangeSelection;
}

/** The page's rows, each the same as before while nothing about it changes: it is not drawn anew then. */
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
