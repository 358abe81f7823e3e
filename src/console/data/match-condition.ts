import { identityOf } from "../../contract/text-identity.ts";
import { today, toRangeTest } from "../lib/date-range.ts";
import { foldText } from "../lib/fold-text.ts";
import { isEmptyValue } from "../lib/is-empty-value.ts";
import { toNumber } from "../lib/number-text.ts";
import { type Condition, daysOf, readCondition } from "./condition.ts";

/** Returns the id of a related record, given as an id or an object. */
function plain(value: unknown): unknown {
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
}

function textsOf(value: unknown): readonly string[] {
  if (value === 0 || value === 1) {
    // Many backends store booleans as 1 and 0.
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

/** Metadata of the compared field, and the current day. */
interface Context {
  /** Default: the current day. */
  readonly day?: string;
  /** Whether values are moments, which match a day by their local day. */
  readonly isMoment?: boolean;
  /** Whether texts match by their normalized identity, as in the reference backend. */
  readonly isIdentity?: boolean;
}

/** Compiles a test whether a value equals one of the texts. */
function toEquality(texts: readonly string[], isIdentity: boolean): (value: unknown) => boolean {
  const wanted = new Set(isIdentity ? texts.map(identityOf) : texts);
  return (value) => textsOf(value).some((text) => wanted.has(isIdentity ? identityOf(text) : text));
}

/** Compiles a condition once, since lists are long. */
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
      // A single day matches the whole day.
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
