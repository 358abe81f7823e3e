import type { CellCodec } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";
import { translationsOf } from "./translated-text.ts";

/** A text in several languages. Sheets have a column for each language; print has the reader's. */
export const translatedCells: CellCodec = {
  ...textCells,
  print: (value, { field, words }) => translationsOf(value, field, words.language)[0]?.text ?? "–",
};
