import { type RefCallback, useCallback, useState } from "react";

/**
 * The element for {@link CrumbsSlotContext}, and the ref of the bar that it goes into. It is made ahead of that bar: told
 * of it only once the bar is drawn, the frame and the page in it would be drawn twice.
 */
export function useCrumbsSlot(): readonly [slot: HTMLElement, place: RefCallback<HTMLElement>] {
  const [slot] = useState(() => document.createElement("div"));
  return [slot, useCallback((bar: HTMLElement | null) => bar?.append(slot), [slot])];
}
