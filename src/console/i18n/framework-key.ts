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

/** Keys of the shell's texts. */
export type ShellKey = keyof typeof shellEnUs;

/** Keys of the texts of the signed-in layout and home. */
export type FrameKey = keyof typeof frameEnUs;

/** Keys of the generic screens' texts. */
export type CrudKey = keyof typeof crudEnUs;

/** Keys of the texts of screens that belong to no entity. */
export type ScreenKey = keyof typeof screensEnUs;

/** Keys of the texts of the command palette and the shortcut dialog. */
export type KeyboardKey = keyof typeof keyboardEnUs;

/** Keys of the texts of search, bulk actions, export, import and history. */
export type WorkKey = keyof typeof workEnUs;

/** Keys of the texts of the change history and the activity list. */
export type HistoryKey = keyof typeof historyEnUs;

/** Keys of the texts of the staff and session screens. */
export type StaffKey = keyof typeof staffEnUs;

/** Keys of the texts of export and import. */
export type TransferKey = keyof typeof transferEnUs;

/** Keys of the dialogs' texts. */
export type DialogKey = keyof typeof dialogsEnUs;

/** Keys of the forms' texts. */
export type FormKey = keyof typeof formsEnUs;

/** Keys of texts that are lazy-loaded with the first component that uses them. */
export type LaterKey = DialogKey | FormKey | HistoryKey | KeyboardKey | StaffKey | TransferKey;

/** Key of any text of the framework. A product's labels define all other keys. */
export type FrameworkKey = ShellKey | FrameKey | CrudKey | ScreenKey | WorkKey | LaterKey;

/**
 * All framework texts in a language that the framework lacks and a product provides.
 * @public Label files name it.
 */
export type FrameworkTexts = { readonly [Key in FrameworkKey]: string };
