import type { CurrencyBy } from "../../contract/unit-by.ts";

/** The part of a field descriptor that determines its currency. */
export interface InCurrency {
  readonly currency?: string;
  readonly currencyBy?: CurrencyBy | null;
}

/** Default when the spec sets no currency: the sibling field named `currency`. */
export const DEFAULT_CURRENCY_BY: CurrencyBy = { field: "currency" };

type Holder = { readonly [field: string]: unknown };

/** The currency of an amount in a record or in a row of a record. */
export function currencyOf(
  { currency = "", currencyBy = DEFAULT_CURRENCY_BY }: InCurrency,
  record: Holder,
  owner?: Holder,
): string {
  return textOr(currencyBy && (currencyBy.isOwners ? owner : record)?.[currencyBy.field], currency);
}

/** The value if it is a non-empty string, else the fallback. */
export function textOr(value: unknown, standard: string): string {
  return typeof value === "string" && value !== "" ? value : standard;
}
