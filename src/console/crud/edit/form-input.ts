import { type RefObject, useEffect } from "react";
import { pathFromId } from "../../fields/field-path.ts";
import type { FormStore } from "../../fields/form-store.ts";
import { usePageKey } from "../../lib/use-page-key.ts";

/** Ctrl+S or Cmd+S saves, wherever the cursor is. */
export function useSaveKey(submit: () => Promise<void>): void {
  usePageKey(({ key, ctrlKey, metaKey, altKey }) => {
    const isMeant = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "s";
    if (isMeant) {
      void submit();
    }
    return isMeant;
  });
}

/** A form opens ready to type in, except where that would raise an on-screen keyboard. */
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

/** How long a click may come after the pointer is up: a touch screen makes one of a tap. */
const CLICK_MS = 350;

/** Keeps the page as it is from the press of a pointer to its click, so that what was pointed at is what is clicked. */
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
