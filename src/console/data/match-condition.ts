import { identityOf } from "../../contract/text-identity.ts";
import { today, toRangeTest } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";
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
  return isEmptyValue(value) || (Array.isArray(value) && value.length === 0);
}

function isBetween(value: unknown, [from = "", to = ""]: readonly string[]): boolean {
  const number = toNumber(value);
  return number !== null && (from === "" || number >= Number(from)) && (to === "" || number <= Number(to));
}

/** The field that a condition is compared with, and the day on which that is. */
interface Context {
  /** By default the current day. */
  readonly day?: string;
  /** Its values are moments: compare them with days by their day. */
  readonly isMoment?: boolean;
  /** Its texts are compared by their identity, as the reference backend compares them. */
  readonly isIdentity?: boolean;
}

/** Compiles whether a value is one of the texts. */
function toEquality(texts: readonly string[], isIdentity: boolean): (value: unknown) => boolean {
  const wanted = new Set(isIdentity ? texts.map(identityOf) : texts);
  return (value) => textsOf(value).some((text) => wanted.has(isIdentity ? identityOf(text) : text));
}

/** Compiles a condition once: lists are long. */
function toTest(condition: Condition, context: Context): (value: unknown) => boolean {
  const { day = today(), isMoment = false, isIdentity = false } = context;
  const { operator, values } = condition;
  const [first = ""] = values;
  switch (operator) {
    case "empty":
      return isEmpty;
    case "filled":
      return (value) => !isEmpty(value);
    case "contains":
    case "lacks": {
      const wanted = foldText(first);
      const isWanted = operator === "contains";
      return (value) => textsOf(value).some((text) => foldText(text).includes(wanted)) === isWanted;
    }
    case "isNot": {
      const isOne = toEquality(values, isIdentity);
      return (value) => !isOne(value);
    }
    case "range":
    case "within": {
      const days = daysOf(condition, day);
      return days === null ? (value) => isBetween(value, values) : (toRangeTest(days, isMoment) ?? (() => false));
    }
    default: {
      // One day means all of it.
      const days = values.flatMap((each) => toRangeTest(each, isMoment) ?? []);
      const isOne = toEquality(values, isIdentity);
      return (value) => isOne(value) || days.some((isWithin) => isWithin(value));
    }
  }
}

/** Compiles the text of a condition. */
export function toMatcher(text: string, context: Context = {}): (value: unknown) => boolean {
  return toTest(readCondition(text), context);
}
