import type { ExtraPlural } from "../../contract/labels.ts";
import type { apiKeysEnUs } from "./en-US/api-keys.ts";
import type { crudEnUs } from "./en-US/crud.ts";
import type { dialogsEnUs } from "./en-US/dialogs.ts";
import type { factorsEnUs } from "./en-US/factors.ts";
import type { formsEnUs } from "./en-US/form.ts";
import type { historyEnUs } from "./en-US/history.ts";
import type { keyboardEnUs } from "./en-US/keyboard.ts";
import type { frameEnUs } from "./en-US/layout.ts";
import type { workEnUs } from "./en-US/list-tools.ts";
import type { screensEnUs } from "./en-US/screens.ts";
import type { texts as shellEnUs } from "./en-US/shell.ts";
import type { staffEnUs } from "./en-US/staff.ts";
import type { teamEnUs } from "./en-US/team.ts";
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

/** Keys of the texts of second factors. */
export type FactorKey = keyof typeof factorsEnUs;

/** Keys of the texts of the page of API keys. */
export type ApiKeyTextKey = keyof typeof apiKeysEnUs;

/** Keys of the texts of notes, saved views and the hint about other editors. */
export type TeamKey = keyof typeof teamEnUs;

/** Keys of the texts of export and import. */
export type TransferKey = keyof typeof transferEnUs;

/** Keys of the dialogs' texts. */
export type DialogKey = keyof typeof dialogsEnUs;

/** Keys of the forms' texts. */
export type FormKey = keyof typeof formsEnUs;

/** Keys of texts that are lazy-loaded with the first component that uses them. */
export type LaterKey = DialogKey | FormKey | HistoryKey | KeyboardKey | StaffKey | TeamKey | TransferKey;

/** Key of any text of the framework. A product's labels define all other keys. */
export type FrameworkKey = ShellKey | FrameKey | CrudKey | ScreenKey | WorkKey | LaterKey;

/** Keys of texts with a count, without the suffix of their plural form. */
type CountedKey<Key> = Key extends `${infer Base}_one` ? Base : never;

/** Texts in a language with more plural forms than English. */
export type TextsInPlurals<Key extends FrameworkKey> = { readonly [K in Key]: string } & {
  readonly [K in `${CountedKey<Key>}_${ExtraPlural}`]: string;
};

/**
 * Texts of the framework that a product states: all of them in a language that the framework lacks, or some to replace
 * the framework's. `codegen:check` lists those that are missing.
 * @public Label files name it.
 */
export type FrameworkTexts = {
  readonly [Key in FrameworkKey | `${CountedKey<FrameworkKey>}_${ExtraPlural}`]?: string;
};
