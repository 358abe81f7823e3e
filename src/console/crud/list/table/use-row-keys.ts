import type { RefObject } from "react";
import { isSingleKey } from "../../../lib/single-key.ts";
import { usePageKey } from "../../../lib/use-page-key.ts";
import type { LongRows } from "../use-row-window.ts";

const ROW = "[data-list-row]";
/** What of a row is gone to: its title, else a link, else whatever of it can be. */
const TARGETS = ["[data-row-title] a", "a", "button, input"];

/** A list's rows, of which not all need be in the document. */
export interface KeyedRows {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly window: LongRows;
}

/** Where a key leads from a row, or from none (-1). */
const STEPS: { readonly [key: string]: ((at: number, last: number) => number) | undefined } = {
  j: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  k: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys that mean something to rows wherever one is; the others move the page until one is in a row. */
const FROM_ANYWHERE = ["j", "k"];

/** Goes to a row of a list. */
export function focusRow({ box, window }: KeyedRows, index: number): void {
  const find = () => box.current?.querySelector(`[data-list-row="${index}"]`);
  if (!find()) {
    window.current?.show(index);
  }
  const row = find();
  TARGETS.map((target) => row?.querySelector<HTMLElement>(target))
    .find(Boolean)
    ?.focus();
}

/** Whether a key meant something to the rows. */
function pressInRows(rows: KeyedRows, key: string): boolean {
  const active = document.activeElement?.closest(ROW);
  const row = active && rows.box.current?.contains(active) ? active : null;
  const step = STEPS[key];
  if (step && rows.count > 0 && (row || FROM_ANYWHERE.includes(key))) {
    focusRow(rows, step(row ? Number(row.getAttribute("data-list-row")) : -1, rows.count - 1));
    return true;
  }
  const box = key === "x" ? row?.querySelector<HTMLElement>("input[type=checkbox]") : null;
  box?.click();
  return box !== null && box !== undefined;
}

/**
 * j and k, and the arrows between rows, go to the next row and back, Home and End to the first and the last; x chooses the
 * row; Enter opens it, as its link does.
 */
export function useRowKeys(rows: KeyedRows): void {
  usePageKey((event) => isSingleKey(event) && pressInRows(rows, event.key));
}
