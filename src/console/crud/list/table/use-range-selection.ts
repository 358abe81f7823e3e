import { useCallback, useRef } from "react";
import { useLatest } from "../../../lib/use-latest.ts";

/** Selected rows of all pages, by id. */
export interface Selection {
  readonly [id: string]: boolean;
}

/** Updates the selection with a function of the current one. */
export type ChangeSelection = (change: (selection: Selection) => Selection) => void;

/** Start of a range: the row that was selected or cleared last. */
interface Anchor {
  readonly id: string;
  readonly isOn: boolean;
  /** Selection without the range. A range with another end starts from it again. */
  readonly base: Selection;
  /** Selection with the range; null while there is only the anchor. */
  readonly ranged: Selection | null;
}

interface RangeParts {
  /** Selectable rows of the page, in visible order. */
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly onSelect: ChangeSelection;
}

/** Adds ids to a selection, or removes them. */
export function withIds(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const changed = new Set(ids);
  const others = Object.entries(selection).filter(([id]) => !changed.has(id));
  return Object.fromEntries([...others, ...(isOn ? ids.map((id) => [id, true] as const) : [])]);
}

/** The ids from one to another, in either direction; null if one of them is not on the page. */
function between(ids: readonly string[], from: string, to: string): readonly string[] | null {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  return start === undefined || end === undefined || start < 0 ? null : ids.slice(start, end + 1);
}

/**
 * Selects single rows and ranges. A range starts at the row that was selected last. A further one with the same start
 * replaces it. If the start is no longer on the page, only the row is selected.
 */
export function useRangeSelection({ ids, selection, onSelect }: RangeParts) {
  const anchor = useRef<Anchor | null>(null);
  const latest = useLatest({ ids, selection });
  const selectOne = useCallback(
    (id: string, isOn: boolean) => {
      anchor.current = { id, isOn, base: latest.current.selection, ranged: null };
      onSelect((before) => withIds(before, [id], isOn));
    },
    [onSelect],
  );
  /** Selects up to `id`. Without an anchor on the page, the range starts at `from`, else only `id` is toggled. */
  const selectTo = useCallback(
    (id: string, { isOn, from }: { readonly isOn: boolean; readonly from?: string | undefined }) => {
      const { ids: page, selection: now } = latest.current;
      const { current: last } = anchor;
      const isStart = last !== null && page.includes(last.id);
      const start = isStart ? last : from === undefined ? null : { id: from, isOn: true, base: now, ranged: null };
      const range = start && between(page, start.id, id);
      if (!start || !range) {
        selectOne(id, isOn);
        return;
      }
      // After any other change of the selection, such as "clear", the range starts from the current one.
      const base = start.ranged === now ? start.base : now;
      const ranged = withIds(base, range, start.isOn);
      anchor.current = { id: start.id, isOn: start.isOn, base, ranged };
      onSelect(() => ranged);
    },
    [onSelect, selectOne],
  );
  return { selectOne, selectTo };
}
