import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";

/** Words for yes and no in several languages. No word has the opposite meaning in another of them. */
const YES = [
  "true",
  "1",
  "x",
  "yes",
  "y",
  "sim",
  "s",
  "verdadeiro",
  "si",
  "verdadero",
  "oui",
  "o",
  "vrai",
  "ja",
  "j",
  "wahr",
];
const NO = ["false", "0", "no", "n", "nao", "falso", "non", "faux", "nein", "falsch"];

/** Parses a boolean in the console's words or those of other languages. Null for any other text. */
export function readFlag(text: string, { t }: Text): boolean | null {
  const wanted = foldText(text.trim());
  const isNamed = (value: "true" | "false") => foldText(t(`crud.boolean.${value}`)) === wanted;
  if (isNamed("true") || isNamed("false")) {
    return isNamed("true");
  }
  return YES.includes(wanted) ? true : NO.includes(wanted) ? false : null;
}
