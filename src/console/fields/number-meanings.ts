import type { Text } from "../i18n/text.ts";
import { decimalSeparator } from "../lib/number-text.ts";

/** A message that lists the possible readings of a rejected text, from `readNumber`. Null if there are none. */
export function meaningsText(meanings: readonly string[], { t, language }: Text): string | null {
  if (meanings.length === 0) {
    return null;
  }
  const separator = decimalSeparator(language);
  const numbers = new Intl.ListFormat(language, { type: "disjunction" }).format(
    meanings.map((meaning) => meaning.replace(".", separator)),
  );
  return t(meanings.length === 1 ? "number.otherFormat" : "number.ambiguous", { numbers });
}
