/**
 * What one field must be, as addresses and saved views hold it: `a,b` any of these, `!a` none of these, `~text` contains,
 * `!~text` does not, `10..20` a range of numbers or days, `@thisMonth` days that move on with the calendar, `@empty` and
 * `@filled`. A comma, and a sign at the beginning of a value, are escaped as in addresses.
 */

import { addDays, type DateRange, monthOf, readDateRange, weekOf, writeDateRange } from "../lib/date-range.ts";

export type Operator = "is" | "isNot" | "contains" | "lacks" | "range" | "within" | "empty" | "filled";

export interface Condition {
  readonly operator: Operator;
  /** Of a range: its two ends, either of which may be empty; of days that move on: their name. */
  readonly values: readonly string[];
}

/** Days that mean something else tomorrow. */
export const RELATIVE_DAYS = {
  today: (day) => ({ from: day, to: day }),
  next7: (day) => ({ from: day, to: addDays(day, 7) }),
  next30: (day) => ({ from: day, to: addDays(day, 30) }),
  last7: (day) => ({ from: addDays(day, -7), to: day }),
  last30: (day) => ({ from: addDays(day, -30), to: day }),
  thisWeek: weekOf,
  thisMonth: monthOf,
  nextMonth: (day) => monthOf(addDays(monthOf(day).to, 1)),
  lastMonth: (day) => monthOf(addDays(monthOf(day).from, -1)),
  thisYear: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }),
  past: (day) => ({ from: "", to: addDays(day, -1) }),
  future: (day) => ({ from: addDays(day, 1), to: "" }),
} as const satisfies { readonly [name: string]: (day: string) => DateRange };

export type RelativeDays = keyof typeof RELATIVE_DAYS;

const NUMBER = /^-?\d+(\.\d+)?$/;

function isRelative(name: string): name is RelativeDays {
  return Object.hasOwn(RELATIVE_DAYS, name);
}

/** The days that a name means on a day. */
function relativeRange(name: string, day: string): DateRange | null {
  return isRelative(name) ? RELATIVE_DAYS[name](day) : null;
}

/** Two ends of numbers or of days, as a text writes them; null where it writes no range. */
function readRange(text: string): readonly [string, string] | null {
  const [from = "", to = "", ...rest] = text.split("..");
  if (!text.includes("..") || rest.length > 0 || (from === "" && to === "")) {
    return null;
  }
  const isNumeric = [from, to].every((end) => end === "" || NUMBER.test(end));
  return isNumeric || readDateRange(text) !== null ? [from, to] : null;
}

function readValues(text: string): readonly string[] {
  return text.split(",").map((value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  });
}

/** What a name behind `@` stands for. */
function readNamed(name: string): Condition | null {
  if (name === "empty" || name === "filled") {
    return { operator: name, values: [] };
  }
  return isRelative(name) ? { operator: "within", values: [name] } : null;
}

/** What a text says; every text says something. */
export function readCondition(text: string): Condition {
  const named = text.startsWith("@") ? readNamed(text.slice(1)) : null;
  if (named) {
    return named;
  }
  if (text.startsWith("~") || text.startsWith("!~")) {
    const isNot = text.startsWith("!");
    return { operator: isNot ? "lacks" : "contains", values: [text.slice(isNot ? 2 : 1)] };
  }
  if (text.startsWith("!")) {
    return { operator: "isNot", values: readValues(text.slice(1)) };
  }
  const range = readRange(text);
  return range ? { operator: "range", values: range } : { operator: "is", values: readValues(text) };
}

function escapeValue(value: string): string {
  const escaped = value.replace(/[%,]/g, encodeURIComponent).replace(/^[!~@]/, (sign) => `%${hex(sign)}`);
  return readRange(escaped) === null ? escaped : escaped.replace("..", "%2E.");
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}

/** The text that says it. */
export function writeCondition({ operator, values }: Condition): string {
  const [first = "", second = ""] = values;
  switch (operator) {
    case "empty":
    case "filled":
    case "within":
      return `@${operator === "within" ? first : operator}`;
    case "contains":
      return `~${first}`;
    case "lacks":
      return `!~${first}`;
    case "range":
      return `${first}..${second}`;
    case "isNot":
      return `!${values.map(escapeValue).join(",")}`;
    default:
      return values.map(escapeValue).join(",");
  }
}

/** The range of days in it, on a day; null where it is about none. */
export function daysOf({ operator, values }: Condition, day: string): string | null {
  const [first = "", second = ""] = values;
  if (operator === "within") {
    const range = relativeRange(first, day);
    return range && writeDateRange(range);
  }
  if (operator === "range" && readDateRange(`${first}..${second}`) !== null) {
    return `${first}..${second}`;
  }
  return null;
}
