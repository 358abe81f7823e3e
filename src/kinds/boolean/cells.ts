import type { Text } from "../../console/i18n/text.ts";
import { foldText } from "../../console/lib/fold-text.ts";
import { toBoolean } from "../../console/lib/to-boolean.ts";
import type { CellCodec } from "../cell-codec.ts";

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
function readFlag(text: string, { t }: Text): boolean | null {
  const wanted = foldText(text.trim());
  const isNamed = (value: "true" | "false") => foldText(t(`crud.boolean.${value}`)) === wanted;
  if (isNamed("true") || isNamed("false")) {
    return isNamed("true");
  }
  return YES.includes(wanted) ? true : NO.includes(wanted) ? false : null;
}

/** The console's words for yes and no. */
export const booleanCells: CellCodec = {
  read: (text, { words }) => readFlag(text, words) ?? text,
  write: (value, { words }) => words.t(toBoolean(value) === true ? "crud.boolean.true" : "crud.boolean.false"),
  example: (schema, { words }) => words.t(schema.default === true ? "crud.boolean.true" : "crud.boolean.false"),
};
