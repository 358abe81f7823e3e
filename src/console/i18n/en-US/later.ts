import { dialogsEnUs } from "./later-dialogs.ts";
import { formsEnUs } from "./later-forms.ts";
import { historyEnUs } from "./later-history.ts";
import { keyboardEnUs } from "./later-keyboard.ts";
import { staffEnUs } from "./later-staff.ts";
import { transferEnUs } from "./later-transfer.ts";

/** Texts of parts and screens that are fetched when they are wanted, and come with the first of them. */
export const texts = { ...dialogsEnUs, ...formsEnUs, ...historyEnUs, ...keyboardEnUs, ...staffEnUs, ...transferEnUs };
