import { dialogsFrFr } from "./dialogs.ts";
import { formsFrFr } from "./form.ts";
import { historyFrFr } from "./history.ts";
import { keyboardFrFr } from "./keyboard.ts";
import { staffFrFr } from "./staff.ts";
import { teamFrFr } from "./team.ts";
import { transferFrFr } from "./transfer.ts";

/** Texts of lazy-loaded components and screens, loaded together with the first of them. */
export const texts = {
  ...dialogsFrFr,
  ...formsFrFr,
  ...historyFrFr,
  ...keyboardFrFr,
  ...staffFrFr,
  ...teamFrFr,
  ...transferFrFr,
};
