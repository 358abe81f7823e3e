import { type RefObject, useEffect } from "react";
import { pathFromId } from "../../fields/field-path.ts";
import type { FormStore } from "../../fields/form-store.ts";
import { usePageKey } from "../../lib/use-page-key.ts";

/** Ctrl+S or Cmd+S submits the form, regardless of focus. */
export function useSaveKey(submit: () => Promise<void>): void {
  usePageKey(({ key, ctrlKey, metaKey, altKey }) => {
    const isMeant = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "s";
    if (isMeant) {
      void submit();
    }
    return isMeant;
  });
}

/** Focuses the first field on mount, except on touch devices, where it would open the on-screen keyboard. */
export function useFirstFocus(element: RefObject<HTMLFormElement | null>, store: FormStore): void {
  useEffect(() => {
    if (window.matchMedia?.("(pointer: fine)").matches) {
      const first = element.current?.querySelector<HTMLElement>("input:enabled, textarea:enabled, [role=combobox]");
      if (first) {
        store.focusFirst(pathFromId(first.id));
        first.focus();
      }
    }
  }, [element, store]);
}

/** Maximum delay between `pointerup` and `click` on touch screens. */
const CLICK_MS = 350;

/** Delays layout changes between `pointerdown` and `click`, so that the click hits the element that was pressed. */
export function useSteadyPage(store: FormStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const releaseIn = (ms: number) => () => {
      clearTimeout(timer);
      timer = setTimeout(() => store.release(), ms);
    };
    const handleDown = () => {
      clearTimeout(timer);
      store.hold();
    };
    const handleUp = releaseIn(CLICK_MS);
    const handleClick = releaseIn(0);
    document.addEventListener("pointerdown", handleDown, true);
    document.addEventListener("pointerup", handleUp, true);
    document.addEventListener("pointercancel", handleUp, true);
    document.addEventListener("click", handleClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", handleDown, true);
      document.removeEventListener("pointerup", handleUp, true);
      document.removeEventListener("pointercancel", handleUp, true);
      document.removeEventListener("click", handleClick, true);
    };
  }, [store]);
}
