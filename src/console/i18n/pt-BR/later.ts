import { dialogsPtBr } from "./later-dialogs.ts";
import { formsPtBr } from "./later-forms.ts";
import { historyPtBr } from "./later-history.ts";
import { keyboardPtBr } from "./later-keyboard.ts";
import { staffPtBr } from "./later-staff.ts";
import { transferPtBr } from "./later-transfer.ts";

/** Texts of parts and screens that are fetched when they are wanted, and come with the first of them. */
export const texts = { ...dialogsPtBr, ...formsPtBr, ...historyPtBr, ...keyboardPtBr, ...staffPtBr, ...transferPtBr };
