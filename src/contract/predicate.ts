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
 * Whether a record is as a predicate says, on a day. What has no value is neither more nor less than anything, and is
 * nothing.
 */
export function holds(predicate: Predicate, read: Read, now = new Date()): boolean {
  if ("all" in predicate) {
    return predicate.all.every((part) => holds(part, read, now));
  }
  if ("any" in predicate) {
    return predicate.any.some((part) => holds(part, read, now));
  }
  if ("none" in predicate) {
    return !predicate.none.some((part) => holds(part, read, now));
  }
  const { field, ...tests } = predicate;
  const value = read(field);
  return Object.entries(tests).every(([test, operand]) =>
    isField(operand) && (test === "is" || test === "isNot")
      ? isSameValue(value, read(operand.field)) === (test === "is")
      : TESTS[test as keyof typeof TESTS](value, toOperand(operand, read, now)),
  );
}

/** Whether two fields have the same value. Texts are compared by their identity: an address in capitals is the same one. */
function isSameValue(value: unknown, other: unknown): boolean {
  return isText(value) && isText(other) ? isSameText(value, other) : isAny(value, other);
}

function toOperand(operand: unknown, read: Read, now: Date): unknown {
  if (isDay(operand)) {
    return dayOf(operand.today, now);
  }
  return isField(operand) ? read(operand.field) : operand;
}

/** The day that is so many days from now. */
export function dayOf(days: number, now = new Date()): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, "2026-11-21".length);
}

const TESTS: Readonly<Record<Exclude<keyof Comparison, "field">, (value: unknown, operand: unknown) => boolean>> = {
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

function isAny(value: unknown, operand: unknown): boolean {
  const wanted: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return Array.isArray(value) ? value.some((item) => wanted.includes(item)) : isThere(value) && wanted.includes(value);
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
