import type { Text } from "../../console/i18n/text.ts";
import { formatNumber, toDecimal, toNumber } from "../../console/lib/number-text.ts";
import { type Filter, rangeText } from "../filter.ts";

/** A range of numbers, or one number. */
export const numberFilter: Filter = {
  kind: "number",
  operators: ["range", "is", "isNot", "empty", "filled"],
  accepts: ({ values }) => values.every((value) => value === "" || toNumber(value) !== null),
  nameOf: (value, _field, words) => nameOf(value, words),
  textOf: ({ operator, values: [from = "", to = ""] }, words) => {
    const toEnd = (end: string) => nameOf(end, words) ?? end;
    return operator === "range" ? rangeText(words.t, toEnd(from), toEnd(to)) : null;
  },
};

function nameOf(value: string, { language }: Text): string | null {
  const number = toDecimal(value);
  return number === null ? null : formatNumber(number, language);
}
