import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { hasCurrency } from "../../../kinds/kinds.ts";
import { currencyOf } from "../../fields/currency-of.ts";
import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";
import { numberFormat } from "../../lib/intl-formats.ts";
import { normalizeNumber } from "../../lib/read-number.ts";

type Field = FieldDescriptor<MessageKey>;

/** Maximum length, in characters, of a unit that the field does not define: a symbol or a code. */
const SHORT = 3;

/** Minus signs and accounting brackets. They are not units. */
const BELOW_NOTHING = /[()\p{Pd}\u2212]/u;

const before = /^(-?)\s*([^\d\s.,-]+)\s*(?=[\d-])/;
const behind = /(?<=\d)\s*([^\d\s.,][^\d]*)$/;

/** The unit text that a number format puts before or after a number. */
function signOf(format: Intl.NumberFormat): string {
  const around = ["currency", "percentSign", "unit"];
  return format
    .formatToParts(1)
    .flatMap(({ type, value }) => (around.includes(type) ? value : []))
    .join("");
}

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

/** Numbers that cover all plural forms of the console's languages. */
const COUNTS = [0, 1, 2, 3, 5, 11, 1_000_000];

/**
 * The unit spellings that the console uses for a field. Null if the field has no unit. Empty for a related record's
 * currency, which is unknown here.
 */
function unitsOf({ display, unitKey, currency, currencyBy }: Field, { t, language }: Text): readonly string[] | null {
  if (hasCurrency(display)) {
    return currencyBy?.through ? [] : currency ? signsOf(currency, language) : null;
  }
  if (display === "quantity" && unitKey) {
    return COUNTS.map((count) => normalizeNumber(t(unitKey, { count }).replace(/\p{Nd}[\p{Nd}.,\s]*/gu, "")));
  }
  return display === "percent" ? ["%", signOf(numberFormat(language, { style: "unit", unit: "percent" }))] : null;
}

/** Removes one of the units from the start or end of a text, ignoring case and accents. Null if there is none. */
function withoutOwn(text: string, units: readonly string[]): string | null {
  const folded = foldText(text);
  for (const unit of units.map(normalizeNumber).filter((each) => each !== "")) {
    const own = foldText(unit);
    // Folding can change the length, so that positions differ. Then the generic rule decides.
    if (folded.length === text.length && own.length === unit.length) {
      if (folded.endsWith(own)) {
        return text.slice(0, -own.length).trim();
      }
      const [, minus = "", rest = ""] = /^(-? ?)(.*)$/s.exec(text) ?? [];
      if (foldText(rest).startsWith(own)) {
        return minus.trim() + rest.slice(own.length).trim();
      }
    }
  }
  return null;
}

/** Sets the field's currency to that of the record. */
export function withCurrencyOf<F extends Field>(field: F, record: { readonly [field: string]: unknown }): F {
  return hasCurrency(field.display) && !field.currencyBy?.through
    ? { ...field, currency: currencyOf(field, record) }
    : field;
}

/** Removes a unit of up to three characters. Returns other texts unchanged. */
export function withoutAnyUnit(text: string): string {
  const normal = normalizeNumber(text);
  const units = [before.exec(normal)?.[2], behind.exec(normal)?.[1]].flatMap((unit) => unit?.trim() ?? []);
  const isShort = (unit: string) => unit.length <= SHORT && !BELOW_NOTHING.test(unit);
  return units.length > 0 && units.every(isShort) ? normal.replace(before, "$1").replace(behind, "") : text;
}

/**
 * Removes the unit: `R$ 1.234,50` and `12,5 %` become plain numbers. A different unit is kept, so that the text is
 * invalid: 20 dollars are not 20 reais.
 */
export function withoutUnit(field: Field, text: string, words: Text): string {
  const normal = normalizeNumber(text);
  const units = unitsOf(field, words);
  const bare = units === null ? null : withoutOwn(normal, units);
  if (bare !== null) {
    return bare;
  }
  return units === null ? withoutAnyUnit(text) : text;
}
