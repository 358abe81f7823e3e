import type { crudEnUs } from "./en-US/crud.ts";
import type { keyboardEnUs } from "./en-US/keyboard.ts";
import type { screensEnUs } from "./en-US/screens.ts";
import type { shellEnUs } from "./en-US/shell.ts";
import type { workEnUs } from "./en-US/work.ts";

/** Keys of what the shell says. */
export type ShellKey = keyof typeof shellEnUs;

/** Keys of what the generic screens say. */
export type CrudKey = keyof typeof crudEnUs;

/** Keys of what the screens say that belong to no entity. */
export type ScreenKey = keyof typeof screensEnUs;

/** Keys of what the palette of commands and the sheet of keys say. */
export type KeyboardKey = keyof typeof keyboardEnUs;

/** Keys of what finding, bulk work, export, import and history say. */
export type WorkKey = keyof typeof workEnUs;

/** The key of any text of the framework's own; the labels of a product have the others. */
export type FrameworkKey = ShellKey | CrudKey | ScreenKey | KeyboardKey | WorkKey;

/**
 * All of them, in a language that the framework lacks and a product brings.
 * @public Label files name it.
 */
export type FrameworkTexts = { readonly [Key in FrameworkKey]: string };
