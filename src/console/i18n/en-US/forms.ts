import { dialogsEnUs } from "./dialogs.ts";
import { formsEnUs } from "./form.ts";
import { historyEnUs } from "./history.ts";
import { keyboardEnUs } from "./keyboard.ts";
import { staffEnUs } from "./staff.ts";
import { teamEnUs } from "./team.ts";
import { transferEnUs } from "./transfer.ts";

/** Texts of lazy-loaded components and screens, loaded together with the first of them. */
export const texts = {
  ...dialogsEnUs,
  ...formsEnUs,
  ...historyEnUs,
  ...keyboardEnUs,
  ...staffEnUs,
  ...teamEnUs,
  ...transferEnUs,
};
