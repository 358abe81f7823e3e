import { type RefObject, useEffect } from "react";
import { isSingleKey } from "../../lib/single-key.ts";

const ROW = "[data-list-row]";
/** What of a row is gone to: its title, else whatever of it can be. */
const TARGET = "[data-row-title] a, a, button, input";

const STEPS: { readonly [key: string]: number | undefined } = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function focusRow(rows: readonly Element[], index: number): void {
  rows[index]?.querySelector<HTMLElement>(TARGET)?.focus();
}

/** Goes to the first row of a list. */
export function focusFirstRow(box: HTMLElement | null): void {
  focusRow([...(box?.querySelectorAll(ROW) ?? [])], 0);
}

/** Whether a key meant something to the rows. */
function pressInRows(rows: readonly Element[], key: string): boolean {
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const step = STEPS[key];
  if (step !== undefined && rows.length > 0 && (at >= 0 || !key.startsWith("Arrow"))) {
    focusRow(rows, Math.min(rows.length - 1, Math.max(0, at + step)));
    return true;
  }
  const box = key === "x" ? rows[at]?.querySelector<HTMLElement>("input[type=checkbox]") : null;
  box?.click();
  return box !== null && box !== undefined;
}

/** j and k, and the arrows between rows, go to the next row and back; x chooses the row; Enter opens it, as its link does. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isSingleKey(event) && pressInRows([...(box.current?.querySelectorAll(ROW) ?? [])], event.key)) {
        event.preventDefault();
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [box]);
}
