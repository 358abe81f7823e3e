import { useCallback, useMemo } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { isRecordId } from "../../../data/record-id.ts";
import { type ChangeSelection, type Selection, useRangeSelection, withIds } from "./use-range-selection.ts";

/** A row of the current page. */
export interface ListRow {
  readonly id: string;
  readonly record: EntityRecord;
  /** False for rows without an id, which are read-only. */
  readonly canSelect: boolean;
  readonly isSelected: boolean;
  readonly select: (isOn: boolean) => void;
  /** Selects the range from the row that was selected last, else from the row `from`. Otherwise, sets this row only. */
  readonly selectTo: (isOn: boolean, from?: string) => void;
}

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
  const ids = useMemo(() => page.filter(({ id }) => isRecordId(id)).map(({ id }) => String(id)), [page]);
  const { selectOne, selectTo } = useRangeSelection({ ids, selection, onSelect });
  const put = useCallback(
    (changed: readonly string[], isOn: boolean) => onSelect((before) => withIds(before, changed, isOn)),
    [onSelect],
  );
  const unselected = useMemo(
    () =>
      page.map((record, index): ListRow => {
        const canSelect = isRecordId(record.id);
        const id = canSelect ? String(record.id) : `row ${from + index}`;
        return {
          id,
          record,
          canSelect,
          isSelected: false,
          select: (isOn) => selectOne(id, isOn),
          selectTo: (isOn, start) => selectTo(id, { isOn, from: start }),
        };
      }),
    [page, from, selectOne, selectTo],
  );
  const rows = useMemo(
    () => unselected.map((row) => (selection[row.id] === true ? { ...row, isSelected: true } : row)),
    [unselected, selection],
  );
  return { rows, put };
}
