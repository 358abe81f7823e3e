import type { Text } from "../../i18n/text.ts";
import { foldText } from "../../lib/fold-text.ts";

/** Words for yes and no as spreadsheets and people write them; none means the opposite in another of these languages. */
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

/** A yes or a no, in the console's own words or in those of other languages; null where the text is neither. */
export function readFlag(text: string, { t }: Text): boolean | null {
  const wanted = foldText(text.trim());
  const isNamed = (value: "true" | "false") => foldText(t(`crud.boolean.${value}`)) === wanted;
  if (isNamed("true") || isNamed("false")) {
    return isNamed("true");
  }
  return YES.includes(wanted) ? true : NO.includes(wanted) ? false : null;
}
