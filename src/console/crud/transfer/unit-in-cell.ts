import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";

type Field = FieldDescriptor<MessageKey>;

/** What may stand beside a number of no known unit: a sign, or a code. */
const SHORT = 3;

/** A minus of print, and the brackets of accountants: what has them is no number of that size. */
const BELOW_NOTHING = /[()\p{Pd}\u2212]/u;

const before = /^(-?)\s*([^\d\s.,-]+)\s*(?=[\d-])/;
const behind = /(?<=\d)\s*([^\d\s.,][^\d]*)$/;

/** How people write a currency: its code, and its signs. */
function signsOf(currency: string, language: string): readonly string[] {
  const signs = (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay }).formatToParts(1);
    return parts.find(({ type }) => type === "currency")?.value ?? currency;
  });
  return [currency, ...signs];
}

/** What the console writes beside such a number; null where it knows of nothing. */
function unitsOf({ display, unitKey, currency, currencyBy }: Field, { t, language }: Text): readonly string[] | null {
  if (display === "money") {
    return currency && !currencyBy ? signsOf(currency, language) : null;
  }
  if (display === "quantity" && unitKey) {
    return [1, 2].map((count) =>
      t(unitKey, { count })
        .replace(/[\d.,]+/g, "")
        .trim(),
    );
  }
  return display === "percent" ? ["%"] : null;
}

/**
 * `R$ 1.234,50` and `12,5 %` without what stands before and behind the number. Where that is another unit than the field's,
 * nothing is taken off: 20 dollars are not 20 reais.
 */
export function withoutUnit(field: Field, text: string, words: Text): string {
  const units = unitsOf(field, words);
  const isOwn = (unit: string) =>
    units === null
      ? unit.length <= SHORT && !BELOW_NOTHING.test(unit)
      : units.some((own) => foldText(own) === foldText(unit));
  const [front, rear] = [before.exec(text)?.[2], behind.exec(text)?.[1]];
  if (![front, rear].every((unit) => unit === undefined || isOwn(unit.trim()))) {
    return text;
  }
  return text.replace(before, "$1").replace(behind, "");
}
