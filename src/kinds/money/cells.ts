import { currencyOf } from "../../console/fields/currency-of.ts";
import { numberFormat } from "../../console/lib/intl-formats.ts";
import { type CellCodec, REJECTED_CURRENCY, type WriteSetting } from "../cell-codec.ts";
import { signOf, withoutAnyUnit } from "../number/cell-units.ts";
import { numberCodec, readAmount } from "../number/cells.ts";
import { amountText, currencySymbol } from "./amount-text.ts";

/** Spellings of a currency: its code and its symbols. */
function signsOf(currency: string, language: string): readonly string[] {
  if (!/^[A-Z]{3}$/.test(currency)) {
    return [currency];
  }
  const signs = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) =>
    signOf(numberFormat(language, { style: "currency", currency, currencyDisplay })),
  );
  return [currency, ...signs];
}

/** The workbook's format of an amount, with the symbol on the side that the language uses. */
function moneyFormat(language: string, currency: string): string {
  const sign = `"${currencySymbol(language, currency).replaceAll('"', "")}"`;
  if (!/^[A-Z]{3}$/.test(currency)) {
    return `${sign} #,##0.00`;
  }
  const [first] = numberFormat(language, { style: "currency", currency }).formatToParts(1);
  return first?.type === "currency" ? `${sign} #,##0.00` : `#,##0.00 ${sign}`;
}

/** The currency of an amount, from its record or a related record. Null if it is unknown. */
function currencyIn({ field, record, words }: WriteSetting): string | null {
  const through = field.currencyBy?.through;
  return through ? (words.relatedCurrency?.(field, through, record) ?? null) : currencyOf(field, record);
}

const cells = numberCodec({
  // The currency of a related record is unknown here: no currency is accepted.
  unitsOf: ({ currency, currencyBy }, { language }) =>
    currencyBy?.through ? [] : currency ? signsOf(currency, language) : null,
  toCell: ({ number, text }, setting) => {
    const currency = currencyIn(setting);
    return currency ? { text, value: number, format: moneyFormat(setting.words.language, currency) } : number;
  },
  toText: (number, setting) => {
    const prefix = setting.field.options?.prefix ?? "";
    // If the currency is unknown, omit it: a wrong currency would be worse than none.
    const amount = amountText(number, setting.words, currencyIn(setting));
    return prefix === "" ? amount : `${prefix} ${amount}`;
  },
});

/** An amount with its currency. An amount in another currency is rejected. */
export const moneyCells: CellCodec = {
  ...cells,
  read: (text, setting) => {
    const value = cells.read(text, setting);
    const bare = withoutAnyUnit(text);
    const isForeign = value === text && bare !== text && typeof readAmount(bare, setting, () => []) === "number";
    return isForeign ? REJECTED_CURRENCY : value;
  },
};
