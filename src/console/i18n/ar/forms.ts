import { dialogsAr } from "./dialogs.ts";
import { formsAr } from "./form.ts";
import { historyAr } from "./history.ts";
import { keyboardAr } from "./keyboard.ts";
import { staffAr } from "./staff.ts";
import { teamAr } from "./team.ts";
import { transferAr } from "./transfer.ts";

/** Texts of lazy-loaded components and screens, loaded together with the first of them. */
export const texts = {
  ...dialogsAr,
  ...formsAr,
  ...historyAr,
  ...keyboardAr,
  ...staffAr,
  ...teamAr,
  ...transferAr,
};
