import { DEFAULT_CURRENCY_BY, type InCurrency, textOr } from "../../console/fields/currency-of.ts";
import { valueAt } from "../../console/fields/field-path.ts";
import type { FormData } from "../../console/fields/form-store.ts";

/** The currency of an amount by its form path. In `invoiceLines.0.price`, the owner is the record itself. */
export function currencyAt(
  { currency = "", currencyBy = DEFAULT_CURRENCY_BY }: InCurrency,
  data: FormData,
  path: string,
): string {
  if (currencyBy === null) {
    return currency;
  }
  const at = currencyBy.isOwners ? path.replace(/[^.]*\.\d+\.[^.]*$/, "") : path.replace(/[^.]*$/, "");
  return textOr(valueAt(data, `${at}${currencyBy.field}`), currency);
}
