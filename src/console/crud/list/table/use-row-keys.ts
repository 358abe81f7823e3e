import type { RefObject } from "react";
import { isSingleKey } from "../../../lib/single-key.ts";
import { usePageKey } from "../../../lib/use-page-key.ts";
import type { LongRows } from "../use-row-window.ts";

const ROW = "[data-list-row]";
/** Focus targets of a row by priority: the title link, any link, any other control. */
const TARGETS = ["[data-row-title] a", "a", "button, input"];

/** Rows of a list. Some of them may not be rendered. */
export interface KeyedRows {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly window: LongRows;
}

/** Index that a key moves to. Without a focused row, `at` is -1. */
const STEPS: { readonly [key: string]: ((at: number, last: number) => number) | undefined } = {
  j: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  k: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys that work without a focused row. The others scroll the page until a row has focus. */
const FROM_ANYWHERE = ["j", "k"];

/** Focuses a row, and renders it first if necessary. */
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

/** Returns true if the key was handled. */
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
 * Keyboard navigation of rows: j, k and the arrow keys move between rows, Home and End go to the first and last row, x
 * toggles the selection. Enter follows the row's link.
 */
export function useRowKeys(rows: KeyedRows): void {
  usePageKey((event) => isSingleKey(event) && pressInRows(rows, event.key));
}
