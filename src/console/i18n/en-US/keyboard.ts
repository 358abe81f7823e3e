import type { KeyboardKey } from "../pt-br/keyboard.ts";

/** Texts of the keyboard: the palette of commands and the sheet of keys. */
export const keyboardEnUs = {
  "keyboard.palette.label": "Commands",
  "keyboard.palette.open": "Search commands (Ctrl+K)",
  "keyboard.palette.search": "What do you want to do?",
  "keyboard.palette.none": "No command found",
  "keyboard.group.go": "Go to",
  "keyboard.group.create": "Create",
  "keyboard.group.action": "Actions",
  "keyboard.group.theme": "Theme",
  "keyboard.group.language": "Language",
  "keyboard.group.help": "Help",
  "keyboard.sheet.title": "Keyboard shortcuts",
  "keyboard.sheet.everywhere": "On every page",
  "keyboard.sheet.lists": "On lists and forms",
  "keyboard.sheet.go": "Go to a page",
  "keyboard.sheet.palette": "Open the commands",
  "keyboard.sheet.open": "Show these shortcuts",
  "keyboard.sheet.search": "Search the list",
  "keyboard.sheet.create": "New record of the list",
  "keyboard.sheet.save": "Save the form",
  "keyboard.sheet.close": "Close what is open",
  "keyboard.sheet.then": "then",
  "keyboard.sheet.singleKeys": "Use the shortcuts of a single key",
  "keyboard.sheet.done": "Close",
} as const satisfies { readonly [Key in KeyboardKey]: string };
