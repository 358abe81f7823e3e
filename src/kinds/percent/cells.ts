import { numberFormat } from "../../console/lib/intl-formats.ts";
import { NUMBER_FORMAT, writeNumber } from "../../console/lib/number-text.ts";
import { exactNumber } from "../../console/lib/read-number.ts";
import type { Cell, SheetCell } from "../../console/lib/sheet-cell.ts";
import type { CellCodec, ReadSetting } from "../cell-codec.ts";
import { signOf } from "../number/cell-units.ts";
import { numberCodec } from "../number/cells.ts";

/** True if a cell has a percent sign or a percent format. */
export function hasPercentSign(cell: Cell): boolean {
  return typeof cell === "string"
    ? /[%٪﹪％]/.test(cell)
    : typeof cell === "object" && cell !== null && "fraction" in cell;
}

/** Multiplies a fraction by 100 without rounding. */
export function toPercent(fraction: number): number {
  const [digits = "", power = "0"] = String(fraction).split("e");
  return exactNumber(`${digits}e${Number(power) + 2}`) ?? fraction * 100;
}

/** Divides a decimal text by 100 without rounding. */
function toFraction(digits: string): number | null {
  const [, minus = "", whole = "", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const padded = whole.padStart(3, "0");
  return exactNumber(`${minus}${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}`);
}

/** The workbook's format with the number's own decimals. */
function percentFormat(digits: string): string {
  const decimals = digits.split(".")[1]?.length ?? 0;
  return `0${decimals === 0 ? "" : `.${"0".repeat(decimals)}`}%`;
}

/** Converts a number without a percent sign, if the column has fractions. */
function fromPlain(value: unknown, { field, words }: ReadSetting): unknown {
  return typeof value === "number" && words.fractions?.includes(field.name) ? toPercent(value) : value;
}

const cells = numberCodec({
  unitsOf: (_field, { language }) => ["%", signOf(numberFormat(language, { style: "unit", unit: "percent" }))],
  // Without the percent sign, an import could read 0.5 % as the fraction 0.5.
  sign: "%",
  toCell: ({ digits, text }): SheetCell => {
    const fraction = toFraction(digits);
    return fraction === null ? text : { text, value: fraction, format: percentFormat(digits) };
  },
  toText: (number, { words }) =>
    writeNumber(number, numberFormat(words.language, { ...NUMBER_FORMAT, style: "unit", unit: "percent" })),
});

/** A percentage: a number with a percent format in workbooks. */
export const percentCells: CellCodec = {
  ...cells,
  read: (text, setting) => {
    const value = cells.read(text, setting);
    return hasPercentSign(text) ? value : fromPlain(value, setting);
  },
  readNumber: fromPlain,
  readFraction: toPercent,
};
