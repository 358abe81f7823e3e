import { isWithinRange, readDateRange, today } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { toNumber } from "../lib/number-text.ts";
import { type Condition, daysOf, readCondition } from "./condition.ts";

/** What a related record is known by: its id, be it the value or in it. */
function plain(value: unknown): unknown {
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
}

function textsOf(value: unknown): readonly string[] {
  if (value === 0 || value === 1) {
    // Many backends keep yes and no so.
    return [String(value), String(value === 1)];
  }
  return Array.isArray(value) ? value.map((each) => String(plain(each))) : [String(plain(value) ?? "")];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function isBetween(value: unknown, [from = "", to = ""]: readonly string[]): boolean {
  const number = toNumber(value);
  return number !== null && (from === "" || number >= Number(from)) && (to === "" || number <= Number(to));
}

function isWithinDays(value: unknown, days: string): boolean {
  const range = readDateRange(days);
  return range !== null && isWithinRange(value, range);
}

function matches(value: unknown, condition: Condition, day: string): boolean {
  const { operator, values } = condition;
  const [first = ""] = values;
  switch (operator) {
    case "empty":
      return isEmpty(value);
    case "filled":
      return !isEmpty(value);
    case "contains":
      return textsOf(value).some((text) => foldText(text).includes(foldText(first)));
    case "lacks":
      return !textsOf(value).some((text) => foldText(text).includes(foldText(first)));
    case "isNot":
      return !textsOf(value).some((text) => values.includes(text));
    case "range":
    case "within": {
      const days = daysOf(condition, day);
      return days === null ? isBetween(value, values) : isWithinDays(value, days);
    }
    default:
      return textsOf(value).some((text) => values.includes(text)) || isDay(value, first);
  }
}

/** One day means all of it. */
function isDay(value: unknown, wanted: string): boolean {
  return readDateRange(wanted) !== null && isWithinDays(value, wanted);
}

/** Whether a value is as a condition's text says; `day` is the reader's own. */
export function matchesCondition(value: unknown, text: string, day = today()): boolean {
  return matches(value, readCondition(text), day);
}
