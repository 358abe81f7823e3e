import { type RefCallback, useCallback, useState } from "react";

/**
 * Returns the element for {@link CrumbsSlotContext}, and the ref of the bar that contains it. The element is created
 * before the bar is rendered: otherwise layout and page would render twice.
 */
export function useCrumbsSlot(): readonly [slot: HTMLElement, place: RefCallback<HTMLElement>] {
  const [slot] = useState(() => document.createElement("div"));
  return [slot, useCallback((bar: HTMLElement | null) => bar?.append(slot), [slot])];
}
