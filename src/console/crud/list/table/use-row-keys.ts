import type { RefObject } from "react";
import { isSingleKey } from "../../../lib/single-key.ts";
import { usePageKey } from "../../../lib/use-page-key.ts";
import type { LongRows } from "../use-row-window.ts";
import type { ListRow } from "./list-rows.ts";

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

/** Element of the row that has focus, or null. */
function focusedRow({ box }: KeyedRows): Element | null {
  const active = document.activeElement?.closest(ROW);
  return active && box.current?.contains(active) ? active : null;
}

/** Returns true if the key was handled. */
function pressInRows(rows: KeyedRows, key: string): boolean {
  const row = focusedRow(rows);
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
 * Shift with an arrow key selects the next row too, and with Space all rows up to the focused one. Returns true if the
 * key was handled.
 */
function extendInRows(keyed: KeyedRows, rows: readonly ListRow[], key: string): boolean {
  const at = Number(focusedRow(keyed)?.getAttribute("data-list-row") ?? -1);
  const from = rows[at];
  // A checkbox handles Space itself, as a click.
  const isBox = document.activeElement instanceof HTMLInputElement;
  if (!from?.canSelect || !(key.startsWith("Arrow") || (key === " " && !isBox))) {
    return false;
  }
  const index = STEPS[key]?.(at, rows.length - 1) ?? at;
  const to = rows[index];
  if (to?.canSelect) {
    to.selectTo(true, key === " " ? undefined : from.id);
    focusRow(keyed, index);
  }
  return to !== undefined;
}

/**
 * Keyboard navigation of rows: j, k and the arrow keys move between rows, Home and End go to the first and last row, x
 * toggles the selection, Shift with an arrow key or Space selects a range. Enter follows the row's link.
 */
export function useRowKeys(keyed: KeyedRows, rows: readonly ListRow[]): void {
  usePageKey(
    (event) =>
      isSingleKey(event) && (event.shiftKey ? extendInRows(keyed, rows, event.key) : pressInRows(keyed, event.key)),
  );
}
