import { foldText } from "../../console/lib/fold-text.ts";
import type { CellCodec } from "../cell-codec.ts";
import { textCells } from "../text/cells.ts";
import { labelOf } from "./filter.ts";

/** The label of a value. Both labels and values are read, ignoring case and accents. */
export const enumCells: CellCodec = {
  read: (text, { field, words }) => {
    const wanted = foldText(text);
    const found = field.enumeration?.values.find(
      ({ value, labelKey }) => foldText(value) === wanted || foldText(words.t(labelKey)) === wanted,
    );
    return found?.value ?? text;
  },
  write: (value, setting) =>
    labelOf(setting.field.enumeration, value, setting.words.t) ?? textCells.write(value, setting),
  example: (schema, { field, words }) => {
    const values = field.enumeration?.values ?? [];
    const first = values.find(({ value }) => value === schema.default) ?? values[0];
    return first ? words.t(first.labelKey) : "";
  },
};
