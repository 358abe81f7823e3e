import { numberFormat } from "../lib/intl-formats.ts";
import { type Decimal, writeNumber } from "../lib/number-text.ts";

/** The console's one way to read and write amounts of money (spec §5 and §2). */

/** Exact as cents in a double up to here; one more digit and amounts stop coming back. */
const MAX_MONEY_DIGITS = 15;

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function moneyFormat(language: string, currency: string | null): Intl.NumberFormat {
  return numberFormat(language, currency ? { style: "currency", currency, ...DECIMALS } : DECIMALS);
}

/** `1234.5` → `1.234,50`: two decimals in the reader's language, without the currency. */
export function formatAmount(value: Decimal, language: string): string {
  return writeNumber(value, moneyFormat(language, null));
}

/** `1234.5` → `R$ 1.234,50`. A currency that is no ISO code is written in front as it is. */
export function formatMoney(value: Decimal, language: string, currency: string): string {
  return isCode(currency)
    ? writeNumber(value, moneyFormat(language, currency))
    : `${currency} ${formatAmount(value, language)}`;
}

/** `BRL` → `R$`, to stand in front of an input. */
export function currencySymbol(language: string, currency: string): string {
  if (!isCode(currency)) {
    return currency;
  }
  const parts = moneyFormat(language, currency).formatToParts(0);
  return parts.flatMap(({ type, value }) => (type === "currency" ? value : [])).join("");
}

/** Whether it looks like an ISO code; of anything else the browser would make an error. */
function isCode(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency);
}

/**
 * What a keystroke makes of the text in a currency input: only digits count, the last two are cents.
 * Null where the text has more digits than an amount can hold, so that the keystroke is refused.
 */
export function amountFromText(text: string): number | null {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > MAX_MONEY_DIGITS) {
    return null;
  }
  return Number(digits.padStart(3, "0")) / 100;
}
