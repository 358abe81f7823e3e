import { preferences } from "./preferences.ts";

/** Where a letter is text, or is a menu's own way to an item. */
const TAKES_LETTERS = [
  "input:not([type=checkbox], [type=radio])",
  "textarea",
  "select",
  "[contenteditable=true]",
  "[role=dialog]",
  "[role=menu]",
  "[role=listbox]",
  "[role=combobox]",
].join(", ");

/** Whether a key, pressed by itself, is meant for the page: nobody is typing, and nothing lies over it. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  const isTaken = target instanceof Element && target.closest(TAKES_LETTERS) !== null;
  return !(isTaken || ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) && hasSingleKeys();
}

/** Ctrl+A or Cmd+A, where nothing is being typed and nothing lies over the page. */
export function isSingleSelectAll(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
  const isTaken = target instanceof Element && target.closest(TAKES_LETTERS) !== null;
  const isKey = event.key.toLowerCase() === "a" && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isOver = document.querySelector("[role=dialog], [role=menu]") !== null;
  return isKey && !isTaken && !isOver && !repeat && !defaultPrevented;
}

/** Who speaks to the computer, or leans on its keys, can do without them (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return preferences.get("keys") !== "off";
}

export function setSingleKeys(isOn: boolean): void {
  preferences.set("keys", isOn ? "on" : "off");
}
