import type { ControlProps } from "../../console/fields/use-control.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { SearchedSelect } from "../enums/searched-select.tsx";

/** Known currencies of a language: `BRL – Real brasileiro`. */
const optionsOf = new Map<string, readonly { readonly value: string; readonly label: string }[]>();

function currenciesIn(language: string) {
  const stored = optionsOf.get(language);
  if (stored) {
    return stored;
  }
  const names = new Intl.DisplayNames(language, { type: "currency" });
  const options = Intl.supportedValuesOf("currency").map((value) => ({
    value,
    label: `${value} – ${names.of(value)}`,
  }));
  optionsOf.set(language, options);
  return options;
}

/**
 * Select for a currency code, with a search by code or name. The currencies are the ones that `Intl` knows. An unknown
 * stored currency is kept and listed by its code.
 */
export function CurrencyControl(props: ControlProps) {
  const { language } = useText();
  return (
    <SearchedSelect {...props} isShortInCells options={{ ...props.options, enumOptions: currenciesIn(language) }} />
  );
}
