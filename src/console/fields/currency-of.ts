import type { CurrencyBy } from "../../contract/unit-by.ts";
import { valueAt } from "./field-path.ts";
import type { FormData } from "./form-store.ts";

/** What of a field's descriptor says its currency. */
export interface InCurrency {
  readonly currency?: string;
  readonly currencyBy?: CurrencyBy | null;
}

/** Without a word of the spec, the field of that name beside an amount. */
const USUAL: CurrencyBy = { field: "currency" };

type Holder = { readonly [field: string]: unknown };

/** The currency of an amount of a record, or of a row of one. */
export function currencyOf({ currency = "", currencyBy = USUAL }: InCurrency, record: Holder, owner?: Holder): string {
  const holder = currencyBy?.isOwners ? owner : record;
  return textOr(currencyBy === null ? null : holder?.[currencyBy.field], currency);
}

/** The same of the amount at a path of a form: `invoiceLines.0.price`, whose owner is the record itself. */
export function currencyAt({ currency = "", currencyBy = USUAL }: InCurrency, data: FormData, path: string): string {
  if (currencyBy === null) {
    return currency;
  }
  const at = currencyBy.isOwners ? path.replace(/[^.]*\.\d+\.[^.]*$/, "") : path.replace(/[^.]*$/, "");
  return textOr(valueAt(data, `${at}${currencyBy.field}`), currency);
}

function textOr(value: unknown, standard: string): string {
  return typeof value === "string" && value !== "" ? value : standard;
}
