import { useEffect, useRef } from "react";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { focusRowOrHeading, isFocusLost, type ListFocus } from "./use-focus-after-removal.ts";

/** Restores lost focus to the bulk actions, else to the row that was selected first. */
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

/** Keeps focus in the list after a bulk operation, whose dialog or toolbar had the focus and was removed. */
export function useFocusAfterBulk(list: ListFocus, selected: readonly EntityRecord[]): void {
  const { isBusy } = list;
  /** Id of the record that was selected first when the bulk toolbar appeared. */
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
