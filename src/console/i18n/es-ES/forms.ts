import { dialogsEsEs } from "./dialogs.ts";
import { formsEsEs } from "./form.ts";
import { historyEsEs } from "./history.ts";
import { keyboardEsEs } from "./keyboard.ts";
import { staffEsEs } from "./staff.ts";
import { teamEsEs } from "./team.ts";
import { transferEsEs } from "./transfer.ts";

/** Texts of lazy-loaded components and screens, loaded together with the first of them. */
export const texts = {
  ...dialogsEsEs,
  ...formsEsEs,
  ...historyEsEs,
  ...keyboardEsEs,
  ...staffEsEs,
  ...teamEsEs,
  ...transferEsEs,
};
