import { dialogsPtBr } from "./dialogs.ts";
import { formsPtBr } from "./form.ts";
import { historyPtBr } from "./history.ts";
import { keyboardPtBr } from "./keyboard.ts";
import { staffPtBr } from "./staff.ts";
import { teamPtBr } from "./team.ts";
import { transferPtBr } from "./transfer.ts";

/** Texts of lazy-loaded components and screens, loaded together with the first of them. */
export const texts = {
  ...dialogsPtBr,
  ...formsPtBr,
  ...historyPtBr,
  ...keyboardPtBr,
  ...staffPtBr,
  ...teamPtBr,
  ...transferPtBr,
};
