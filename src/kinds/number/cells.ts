import type { Text } from "../../console/i18n/text.ts";
import {
  type Decimal,
  formatNumber,
  isNotNumber,
  NUMBER_FORMAT,
  toDecimal,
  toPlainNumber,
} from "../../console/lib/number-text.ts";
import { exactNumber, normalizeNumber, readNumber } from "../../console/lib/read-number.ts";
import type { SheetCell } from "../../console/lib/sheet-cell.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { CellCodec, ReadSetting, WriteSetting } from "../cell-codec.ts";
import { withoutUnit } from "./cell-units.ts";

type Field = ReadSetting["field"];

/** A number that a double represents exactly. */
interface ExactNumber {
  readonly number: number;
  /** Its digits, `-1234.5`. */
  readonly digits: string;
  /** Its text in the reader's language. */
  readonly text: string;
}

/** What is specific to one display of numbers. */
interface NumberCells {
  /** The units that the console writes for a field. Null: it has none, and any short unit is ignored. */
  readonly unitsOf?: (field: Field, words: Text) => readonly string[] | null;
  /** A sign after the digits. */
  readonly sign?: string;
  /** Default: the number. */
  readonly toCell?: (number: ExactNumber, setting: WriteSetting) => SheetCell;
  /** Formats it for print. Default: its digits in the language. */
  readonly toText?: (number: Decimal, setting: WriteSetting) => string;
}

const noUnits = () => null;

/** Parses a number in the file's language, with or without one of the units. Returns other texts unchanged. */
export function readAmount(text: string, { field, words }: ReadSetting, unitsOf: NumberCells["unitsOf"]): unknown {
  const { language = words.language, isConfirmed = false } = words.locale ?? {};
  const { currency } = field;
  const options = typeof currency === "string" ? { isConfirmed, currency } : { isConfirmed };
  const units = (unitsOf ?? noUnits)(field, { ...words, language });
  const reading = readNumber(withoutUnit(text, units), language, options);
  return "number" in reading ? reading.number : text;
}

/** A codec of numbers. A number with more digits than a double has is written as text. */
export function numberCodec({ unitsOf, sign = "", toCell, toText }: NumberCells): CellCodec {
  return {
    read: (text, setting) => readAmount(text, setting, unitsOf),
    readNumber: (number) => number,
    readFraction: (fraction) => fraction,
    write: (value, setting) => {
      const { t, language } = setting.words;
      const decimal = toDecimal(value);
      if (decimal === null) {
        return isNotNumber(value) ? t("crud.show.unreadable") : String(value);
      }
      const digits = toPlainNumber(decimal, "en-US");
      const text = `${toPlainNumber(digits as Intl.StringNumericLiteral, language)}${sign}`;
      const number = exactNumber(digits);
      if (number === null) {
        return text;
      }
      return toCell ? toCell({ number, digits, text }, setting) : number;
    },
    print: (value, setting) => {
      const { t, language } = setting.words;
      if (isNotNumber(value)) {
        return t("crud.show.unreadable");
      }
      const number = toDecimal(value);
      return number === null ? null : toText ? toText(number, setting) : formatNumber(number, language);
    },
    example: exampleOf,
  };
}

function exampleOf(schema: JsonSchema): number {
  return typeof schema.default === "number" ? schema.default : Math.max(schema.minimum ?? 1, 1);
}

/** A number without a unit. */
export const numberCells = numberCodec({});

/** Numbers that cover all plural forms of the console's languages. */
const COUNTS = [0, 1, 2, 3, 5, 11, 1_000_000];

/** A number with its unit. */
export const quantityCells = numberCodec({
  unitsOf: ({ unitKey }, { t }) =>
    unitKey ? COUNTS.map((count) => normalizeNumber(t(unitKey, { count }).replace(/\p{Nd}[\p{Nd}.,\s]*/gu, ""))) : null,
  toText: (number, { field: { unitKey }, words: { t, language } }) =>
    unitKey ? t(unitKey, { count: number, formatParams: { count: NUMBER_FORMAT } }) : formatNumber(number, language),
});
