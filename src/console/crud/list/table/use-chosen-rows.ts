import { useCallback, useMemo, useState } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import type { AllMatching } from "../../jobs/all-matching.ts";
import type { ChangeSelection, Selection } from "./use-range-selection.ts";

const NOTHING: Selection = {};

export const toKey = ({ id }: EntityRecord): string => String(id);

/**
 * The selected rows by id, or all records that match. Then `selection` has the rows of the page, and a cleared row is left
 * out of `all`.
 */
export function useChosenRows(rows: readonly EntityRecord[]) {
  const [loaded, setLoaded] = useState(NOTHING);
  const [all, setAll] = useState<AllMatching | null>(null);
  const selection = useMemo(() => all?.shownOf(rows.map(toKey)) ?? loaded, [all, rows, loaded]);
  const latest = useLatest({ all, rows });
  const setSelection: ChangeSelection = useCallback((change) => {
    const { current } = latest;
    if (current.all) {
      setAll(current.all.toChanged(current.rows.map(toKey), change));
    } else {
      setLoaded(change);
    }
  }, []);
  const choose = useCallback((records: readonly EntityRecord[]) => {
    setAll(null);
    setLoaded(Object.fromEntries(records.map((record) => [toKey(record), true])));
  }, []);
  return { selection, setSelection, all, setAll, choose };
}
