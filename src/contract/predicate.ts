import { addDays, type Calendar, dayOfMoment, readMoment } from "./calendar.ts";
import { isSameText } from "./text-identity.ts";

/**
 * A condition on a record, as data. Rules and filter groups use it, in console and backend.
 * `generator/vocabulary/conditions.ts` contains the same types with typed field names.
 */
export type Predicate =
  | Comparison
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly none: readonly Predicate[] };

/** The value that a field is compared with: a constant, another field of the record, or a day relative to today. */
export type Operand = string | number | boolean | { readonly field: string } | { readonly today: number };

/** Conditions on one field; all must be true. */
export interface Comparison {
  /** `endsOn`, or a path through a relation: `patientId.status`. */
  readonly field: string;
  /** A list matches any of its values. */
  readonly is?: Operand | readonly (string | number | boolean)[];
  readonly isNot?: Operand | readonly (string | number | boolean)[];
  readonly moreThan?: Operand;
  readonly lessThan?: Operand;
  readonly atLeast?: Operand;
  readonly atMost?: Operand;
  readonly isThere?: boolean;
  /** Compares the number of decimals as written. */
  readonly moreDecimalsThan?: number;
}

/** A rule of an entity, for backend and console. */
export interface RuleDescriptor {
  readonly name: string;
  /** The field that shows the message. */
  readonly at: string;
  readonly severity: "refuse" | "warn";
  /** Forbidden condition; null for a rule that counts records. */
  readonly never: Predicate | null;
  /** Condition that at most one record with the same values of `per` may match; null if the rule does not count. */
  readonly atMostOne: Predicate | null;
  readonly per: readonly string[];
}

/** Reads the value of a field by path; undefined or null if there is none. */
export type Read = (path: string) => unknown;

/** All field paths in a predicate, on both sides of comparisons: `patientId.status`. */
export function pathsOf(predicate: Predicate): readonly string[] {
  return partsOf(predicate)?.flatMap(pathsOf) ?? pathsOfComparison(predicate as Comparison);
}

function pathsOfComparison({ field, ...tests }: Comparison): readonly string[] {
  return [field, ...Object.values(tests).flatMap((operand) => (isField(operand) ? [operand.field] : []))];
}

/** All comparisons in a predicate. */
export function comparisonsOf(predicate: Predicate): readonly Comparison[] {
  return partsOf(predicate)?.flatMap(comparisonsOf) ?? [predicate as Comparison];
}

function partsOf(predicate: Predicate): readonly Predicate[] | null {
  if ("all" in predicate) {
    return predicate.all;
  }
  if ("any" in predicate) {
    return predicate.any;
  }
  return "none" in predicate ? predicate.none : null;
}

/** True if the result can change with the date. */
export function usesToday(predicate: Predicate): boolean {
  const { field: _, ...tests } = predicate as Comparison;
  return partsOf(predicate)?.some(usesToday) ?? Object.values(tests).some(isDay);
}

function isDay(operand: unknown): operand is { readonly today: number } {
  return typeof operand === "object" && operand !== null && "today" in operand;
}

function isField(operand: unknown): operand is { readonly field: string } {
  return typeof operand === "object" && operand !== null && "field" in operand;
}

/**
 * Evaluates a predicate on a record. Comparisons by order and equality are false for a field without a value. A
 * date-time is converted to its date if it is compared with a date.
 *
 * @example
 * holds({ field: "status", equals: "open" }, (field) => ticket[field], calendar);
 */
export function holds(predicate: Predicate, read: Read, calendar: Calendar): boolean {
  if ("all" in predicate) {
    return predicate.all.every((part) => holds(part, read, calendar));
  }
  if ("any" in predicate) {
    return predicate.any.some((part) => holds(part, read, calendar));
  }
  if ("none" in predicate) {
    return !predicate.none.some((part) => holds(part, read, calendar));
  }
  const { field, ...tests } = predicate;
  const value = read(field);
  return Object.entries(tests).every(([test, operand]) => {
    const wanted = isDay(operand)
      ? addDays(calendar.today, operand.today)
      : isField(operand)
        ? read(operand.field)
        : operand;
    return isField(operand) && (test === "is" || test === "isNot")
      ? isSameValue([value, wanted], calendar) === (test === "is")
      : isTrue(test as Test, [value, wanted], calendar);
  });
}

/** True if two fields have the same value. Texts are compared by `identityOf`, which ignores case. */
function isSameValue(values: readonly [unknown, unknown], calendar: Calendar): boolean {
  const [value, other] = inOneUnit(...values, calendar);
  return isText(value) && isText(other) ? isSameText(value, other) : isTrue("is", [value, other], calendar);
}

/** Compares list values one by one, because dates and date-times can be mixed. */
function isTrue(test: Test, [value, wanted]: readonly [unknown, unknown], calendar: Calendar): boolean {
  if (!Array.isArray(wanted)) {
    return TESTS[test](...inOneUnit(value, wanted, calendar));
  }
  const isAnyOf = wanted.some((each) => TESTS.is(...inOneUnit(value, each, calendar)));
  return test === "isNot" ? !isAnyOf : isAnyOf;
}

/** Converts a date-time to its date if it is compared with a date. */
function inOneUnit(value: unknown, other: unknown, { timeZone }: Calendar): [unknown, unknown] {
  const toDay = (one: unknown, beside: unknown) => {
    const moment =
      isText(one) && isMoment(one) && isText(beside) && DAY.test(beside) ? readMoment(one, timeZone) : null;
    return moment ? dayOfMoment(moment, timeZone) : one;
  };
  return [toDay(value, other), toDay(other, value)];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

type Test = Exclude<keyof Comparison, "field">;

const TESTS: Readonly<Record<Test, (value: unknown, operand: unknown) => boolean>> = {
  is: isAny,
  isNot: (value, operand) => !isAny(value, operand),
  moreThan: (value, operand) => compare(value, operand, (order) => order > 0),
  lessThan: (value, operand) => compare(value, operand, (order) => order < 0),
  atLeast: (value, operand) => compare(value, operand, (order) => order >= 0),
  atMost: (value, operand) => compare(value, operand, (order) => order <= 0),
  isThere: (value, operand) => isThere(value) === operand,
  moreDecimalsThan: (value, operand) => typeof value === "number" && decimalsOf(value) > Number(operand),
};

/** Number of decimals: 3 for `10.555` and for `1e-3`. */
function decimalsOf(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1] ?? "").length - Number(exponent));
}

function isAny(value: unknown, wanted: unknown): boolean {
  return Array.isArray(value) ? value.includes(wanted) : isThere(value) && value === wanted;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

/** Compares numbers by size, dates and date-times by time, regardless of their offsets. */
function compare(value: unknown, operand: unknown, fits: (order: number) => boolean): boolean {
  if (typeof value === "number" && typeof operand === "number") {
    return fits(value - operand);
  }
  if (!(isText(value) && isText(operand))) {
    return false;
  }
  return fits(isMoment(value) && isMoment(operand) ? Date.parse(value) - Date.parse(operand) : order(value, operand));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
