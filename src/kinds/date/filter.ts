import { dateLocale, formatDate } from "../../console/fields/date-text.ts";
import type { Text } from "../../console/i18n/text.ts";
import { readDateRange } from "../../console/lib/date-range.ts";
import { type Filter, rangeText } from "../filter.ts";

/** Days relative to today, a range of days, or one day. Instants are filtered by their day. */
export const dateFilter: Filter = {
  kind: "date",
  operators: ["within", "range", "is", "empty", "filled"],
  initial: ["thisMonth"],
  presets: [
    { labelKey: "crud.range.next30", days: "next30" },
    { labelKey: "crud.range.thisWeek", days: "thisWeek" },
    { labelKey: "crud.range.thisMonth", days: "thisMonth" },
    { labelKey: "crud.range.past", days: "past" },
  ],
  accepts: ({ operator, values }) =>
    (operator !== "is" || readDateRange(values[0] ?? "") !== null) &&
    (operator !== "range" || readDateRange(values.join("..")) !== null),
  textOf: ({ operator, values: [first = "", second = ""] }, { t }) => {
    if (operator !== "range" && operator !== "is") {
      return null;
    }
    return daysText(operator === "range" ? `${first}..${second}` : first, t);
  },
};

/** "de 21/11/2026 a 21/12/2026". One day is written alone. */
function daysText(value: string, t: Text["t"]): string {
  const range = readDateRange(value);
  if (!range) {
    return value;
  }
  const [from, to] = [range.from, range.to].map((day) => (day === "" ? "" : formatDate(day, dateLocale())));
  return range.from === range.to ? (from ?? "") : rangeText(t, from ?? "", to ?? "");
}
