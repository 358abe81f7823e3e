import type { CellCodec } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";
import { durationText } from "./display.tsx";

/** `PT1H30M`, printed in words. */
export const durationCells: CellCodec = {
  ...textCells,
  print: (value, { words }) => durationText(String(value), words.language),
};
