import { addDays, type Calendar, dayOfMoment, readMoment } from "./calendar.ts";
import { isSameText } from "./text-identity.ts";

/**
 * A condition over a record, as data: what rules of the spec and groups of filters are written in. The same words on
 * both sides of the wire; `generator/vocabulary/conditions.ts` has them typed by an entity's fields.
 */
export type Predicate =
  | Comparison
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly none: readonly Predicate[] };

/** What a field is compared with: a value, another field of the same record, or a day counted from today. */
export type Operand = string | number | boolean | { readonly field: string } | { readonly today: number };

/** One field against something; every member beside `field` must hold. */
export interface Comparison {
  /** `endsOn`, or through a relation `patientId.status`. */
  readonly field: string;
  /** A list means any one of its values. */
  readonly is?: Operand | readonly (string | number | boolean)[];
  readonly isNot?: Operand | readonly (string | number | boolean)[];
  readonly moreThan?: Operand;
  readonly lessThan?: Operand;
  readonly atLeast?: Operand;
  readonly atMost?: Operand;
  readonly isThere?: boolean;
  /** Of a number, as it is written out. */
  readonly moreDecimalsThan?: number;
}

/** A rule of an entity, as the backend and the console heed it. */
export interface RuleDescriptor {
  readonly name: string;
  /** The field at which it is said. */
  readonly at: string;
  readonly severity: "refuse" | "warn";
  /** What no record may be like; null where the rule counts. */
  readonly never: Predicate | null;
  /** What at most one record may be like, of those that agree in `per`; null where the rule does not count. */
  readonly atMostOne: Predicate | null;
  readonly per: readonly string[];
}

/** The value of a field by its path; undefined or null where it has none. */
export type Read = (path: string) => unknown;

/** All field paths that a predicate reads, on both sides of its comparisons: `patientId.status`. */
export function pathsOf(predicate: Predicate): readonly string[] {
  return partsOf(predicate)?.flatMap(pathsOf) ?? pathsOfComparison(predicate as Comparison);
}

function pathsOfComparison({ field, ...tests }: Comparison): readonly string[] {
  return [field, ...Object.values(tests).flatMap((operand) => (isField(operand) ? [operand.field] : []))];
}

/** The comparisons that a predicate consists of. */
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

/** Whether what a predicate says of a record may be another thing tomorrow. */
export function looksAtToday(predicate: Predicate): boolean {
  const { field: _, ...tests } = predicate as Comparison;
  return partsOf(predicate)?.some(looksAtToday) ?? Object.values(tests).some(isDay);
}

function isDay(operand: unknown): operand is { readonly today: number } {
  return typeof operand === "object" && operand !== null && "today" in operand;
}

function isField(operand: unknown): operand is { readonly field: string } {
  return typeof operand === "object" && operand !== null && "field" in operand;
}

/**
 * Evaluates a predicate on a record in a calendar. A field without a value is neither more nor less than anything, and
 * equals nothing. A moment compared with a day is compared by its day.
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

/** Whether two fields have the same value. Texts are compared by their identity: an address in capitals is the same one. */
function isSameValue(values: readonly [unknown, unknown], calendar: Calendar): boolean {
  const [value, other] = inOneUnit(...values, calendar);
  return isText(value) && isText(other) ? isSameText(value, other) : isTrue("is", [value, other], calendar);
}

/** Each value of a list is compared by itself: one may be a day, another one a moment. */
function isTrue(test: Test, [value, wanted]: readonly [unknown, unknown], calendar: Calendar): boolean {
  if (!Array.isArray(wanted)) {
    return TESTS[test](...inOneUnit(value, wanted, calendar));
  }
  const isAnyOf = wanted.some((each) => TESTS.is(...inOneUnit(value, each, calendar)));
  return test === "isNot" ? !isAnyOf : isAnyOf;
}

/** Replaces a moment by its day where it is compared with a day. */
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

/** `10.555` has 3, and so has `1e-3`. */
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

/** Numbers by size; days and moments by time, whatever offset they are written with. */
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
