import { useEffect, useRef } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { focusRowOrHeading, isFocusLost, type ListFocus } from "./use-focus-after-removal.ts";

/** Puts a lost focus on the bar of what can be done with what is selected, else on the row that was selected first. */
function focusAgain({ keyed, rows }: ListFocus, first: string): void {
  const tool = keyed.box.current?.querySelector<HTMLElement>("[data-bulk-bar] button");
  if (!isFocusLost()) {
    return;
  }
  if (tool) {
    tool.focus();
    return;
  }
  const at = rows.findIndex(({ record }) => String(record.id) === first);
  focusRowOrHeading({ keyed, rows }, Math.max(at, 0));
}

/**
 * Who did something to selected records stays in the list, where the focus went with the dialog that asked, or with the bar
 * that stands there while something is selected.
 */
export function useFocusAfterBulk(list: ListFocus, selected: readonly EntityRecord[]): void {
  const { isBusy } = list;
  /** Of what was selected when the bar came. */
  const first = useRef<string | null>(null);
  const wasBusy = useRef(false);
  const [record] = selected;
  useEffect(() => {
    const wasAsked = wasBusy.current;
    wasBusy.current = isBusy;
    const { current: id } = first;
    if (isBusy) {
      return;
    }
    first.current = record === undefined ? null : (id ?? String(record.id));
    if (id !== null && (record === undefined || wasAsked)) {
      focusAgain(list, id);
    }
  });
}
