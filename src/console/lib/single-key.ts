import { preferences } from "./preferences.ts";

/** Elements that take letters as input or as shortcuts for their items. */
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

/** Whether a key press is a shortcut for the page: no text field has the focus, and no dialog is open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  const isTaken = target instanceof Element && target.closest(TAKES_LETTERS) !== null;
  return !(isTaken || ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented) && hasSingleKeys();
}

/** Ctrl or Cmd with a letter, outside of text fields and dialogs. */
export function isPageChord(event: KeyboardEvent, letter: string): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
  const isKey = event.key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
  // The page is searched last, since this runs for every key press.
  return (
    isKey &&
    !repeat &&
    !defaultPrevented &&
    !(target instanceof Element && target.closest(TAKES_LETTERS) !== null) &&
    document.querySelector("[role=dialog], [role=menu]") === null
  );
}

/** Single-key shortcuts can be turned off, for speech input and accidental presses (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return preferences.get("keys") !== "off";
}

export function setSingleKeys(isOn: boolean): void {
  preferences.set("keys", isOn ? "on" : "off");
}
