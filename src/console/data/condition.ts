/**
 * Condition on one field, as in addresses and saved views. `a,b`: any of these. `!a`: none of these. `~text`:
 * contains. `!~text`: does not contain. `10..20`: a range of numbers or days. `@thisMonth`: relative days. `@empty`
 * and `@filled`. A comma, and a special character at the start of a value, are escaped.
 */

import { addDays, type DateRange, monthOf, readDateRange, weekOf, writeDateRange } from "../lib/date-range.ts";

/** A value of a condition that means the username of the reader, such as in a view that is shared. */
export const READER = "@me";

export type Operator = "is" | "isNot" | "contains" | "lacks" | "range" | "within" | "empty" | "filled";

export interface Condition {
  readonly operator: Operator;
  /** The two ends of a range, either may be empty; the name of relative days; else the values. */
  readonly values: readonly string[];
}

/** Date ranges relative to the current day. */
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

/** Resolves relative days on a given day. */
function relativeRange(name: string, day: string): DateRange | null {
  return isRelative(name) ? RELATIVE_DAYS[name](day) : null;
}

/** Parses a range of numbers or days; null if the text is not a range. */
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

/** Parses the name after `@`. */
function readNamed(name: string): Condition | null {
  if (name === "empty" || name === "filled") {
    return { operator: name, values: [] };
  }
  return isRelative(name) ? { operator: "within", values: [name] } : null;
}

/** Parses the text of a condition. Every text is valid. */
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
  if (value === READER) {
    return value;
  }
  const escaped = value.replace(/[%,]/g, encodeURIComponent).replace(/^[!~@]/, (sign) => `%${hex(sign)}`);
  return readRange(escaped) === null ? escaped : escaped.replace("..", "%2E.");
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}

/**
 * Serializes a condition.
 *
 * @example
 * writeCondition({ operator: "is", values: ["open"] });
 */
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

/** Replaces `@me` in a condition by the reader's username, if it is known. */
export function withReader(text: string, username: string | null): string {
  const condition = text.includes(READER) && username !== null ? readCondition(text) : null;
  if (!condition?.values.includes(READER)) {
    return text;
  }
  return writeCondition({
    ...condition,
    values: condition.values.map((value) => (value === READER ? (username ?? value) : value)),
  });
}

/** Returns the date range of a condition on a given day; null if it has none. */
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
