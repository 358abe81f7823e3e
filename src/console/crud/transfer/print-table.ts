import type { OwnCells, WriteSetting } from "../../../kinds/cell-codec.ts";
import { codecOf } from "../../../kinds/cell-codecs.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { withUnitOf } from "../../fields/display/unit-by.ts";
import type { Text } from "../../i18n/text.ts";
import { cellText } from "../../lib/sheet-cell.ts";
import { toCell } from "./export-table.ts";
import type { PrintSheet } from "./print-sheet.ts";
import type { WholeList } from "./use-whole-list.ts";

const NOTHING = "–";

/** A list for printing: its visible columns and all rows, formatted in the reader's language. */
export function toPrintSheet(
  { records, fields, names, relatedCurrency }: WholeList,
  text: Text,
  own: OwnCells = {},
): Pick<PrintSheet, "columns" | "lines"> {
  const words = { ...text, names, relatedCurrency, own };
  const write = (value: unknown, setting: WriteSetting) => {
    const field = withUnitOf({ field: setting.field, record: setting.record, value, place: "list" });
    return codecOf(field, own).print?.(value, { ...setting, field }) ?? null;
  };
  return {
    columns: fields.map(({ labelKey, display }) => ({ label: text.t(labelKey), isNumber: isNumeric(display) })),
    lines: records.map((record) =>
      fields.map(
        (field) => cellText(toCell(record, field, { ...words, write })) || (codecOf(field, own).missing ?? NOTHING),
      ),
    ),
  };
}
