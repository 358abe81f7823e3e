import type { crudEnUs } from "./en-US/crud.ts";
import type { dialogsEnUs } from "./en-US/dialogs.ts";
import type { formsEnUs } from "./en-US/form.ts";
import type { historyEnUs } from "./en-US/history.ts";
import type { keyboardEnUs } from "./en-US/keyboard.ts";
import type { frameEnUs } from "./en-US/layout.ts";
import type { workEnUs } from "./en-US/list-tools.ts";
import type { screensEnUs } from "./en-US/screens.ts";
import type { texts as shellEnUs } from "./en-US/shell.ts";
import type { staffEnUs } from "./en-US/staff.ts";
import type { transferEnUs } from "./en-US/transfer.ts";

/** Keys of what the shell says. */
export type ShellKey = keyof typeof shellEnUs;

/** Keys of what is said around every page, and by home. */
export type FrameKey = keyof typeof frameEnUs;

/** Keys of what the generic screens say. */
export type CrudKey = keyof typeof crudEnUs;

/** Keys of what the screens say that belong to no entity. */
export type ScreenKey = keyof typeof screensEnUs;

/** Keys of what the palette of commands and the sheet of keys say. */
export type KeyboardKey = keyof typeof keyboardEnUs;

/** Keys of what finding, bulk work, export, import and history say. */
export type WorkKey = keyof typeof workEnUs;

/** Keys of what was done to records, and of what all have done. */
export type HistoryKey = keyof typeof historyEnUs;

/** Keys of what the screens of staff users and sessions say. */
export type StaffKey = keyof typeof staffEnUs;

/** Keys of what is said when records are taken out and brought in. */
export type TransferKey = keyof typeof transferEnUs;

/** Keys of what the dialogs say that lists open. */
export type DialogKey = keyof typeof dialogsEnUs;

/** Keys of what forms say. */
export type FormKey = keyof typeof formsEnUs;

/** Keys of texts that are loaded with the part or screen that first says them. */
export type LaterKey = DialogKey | FormKey | HistoryKey | KeyboardKey | StaffKey | TransferKey;

/** The key of any text of the framework's own; the labels of a product have the others. */
export type FrameworkKey = ShellKey | FrameKey | CrudKey | ScreenKey | WorkKey | LaterKey;

/**
 * All of them, in a language that the framework lacks and a product brings.
 * @public Label files name it.
 */
export type FrameworkTexts = { readonly [Key in FrameworkKey]: string };
