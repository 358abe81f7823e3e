import type { CurrencyBy } from "../../contract/unit-by.ts";

/** What of a field's descriptor says its currency. */
export interface InCurrency {
  readonly currency?: string;
  readonly currencyBy?: CurrencyBy | null;
}

/** Without a word of the spec, the field of that name beside an amount. */
export const USUAL: CurrencyBy = { field: "currency" };

type Holder = { readonly [field: string]: unknown };

/** The currency of an amount of a record, or of a row of one. */
export function currencyOf({ currency = "", currencyBy = USUAL }: InCurrency, record: Holder, owner?: Holder): string {
  return textOr(currencyBy && (currencyBy.isOwners ? owner : record)?.[currencyBy.field], currency);
}

/** A code, where one is given. */
export function textOr(value: unknown, standard: string): string {
  return typeof value === "string" && value !== "" ? value : standard;
}
