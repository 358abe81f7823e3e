import type { Calendar } from "./calendar.ts";
import { add, type Decimal, multiply, round, subtract, toDecimal, toDouble } from "./decimal.ts";
import { holds, type Predicate, pathsOf, type Read } from "./predicate.ts";

/** A number: a field's, one that is stated, or what others make. */
export type Amount = string | number | Calculation;

/** A number that others make. */
export type Calculation =
  | { readonly add: readonly Amount[] }
  | { readonly subtract: readonly Amount[] }
  | { readonly multiply: readonly Amount[] };

/** What a computed field is of the others of its record: a text, a number, or whether a predicate holds. */
export type Expression =
  | { readonly join: readonly string[]; readonly with?: string | undefined }
  | Calculation
  | Predicate;

/** A field that is worked out and never sent. */
export interface ComputedField {
  readonly of: Expression;
  /** What its number is rounded to; absent where it is not. */
  readonly decimals?: number;
}

/** Computed fields by their names. */
export interface ComputedFields {
  readonly [field: string]: ComputedField;
}

/** What stands between joined texts where the spec does not say. */
export const JOINT = " ";

/** A computed field's value in a calendar; undefined where a field that it needs has no value. */
export function compute({ of, decimals }: ComputedField, read: Read, calendar: Calendar): unknown {
  if ("join" in of) {
    const texts = of.join.map((field) => String(read(field) ?? "")).filter((text) => text !== "");
    return texts.length === 0 ? undefined : texts.join(of.with ?? JOINT);
  }
  if (!isCalculation(of)) {
    return holds(of, read, calendar);
  }
  const value = toAmount(of, read);
  const number = value === undefined ? undefined : toDouble(decimals === undefined ? value : round(value, decimals));
  return Number.isFinite(number) ? number : undefined;
}

/** The fields that an expression is made of. */
export function fieldsOf(of: Expression): readonly string[] {
  if ("join" in of) {
    return of.join;
  }
  return isCalculation(of) ? operandsOf(of).flatMap(fieldsOfAmount) : pathsOf(of);
}

function fieldsOfAmount(amount: Amount): readonly string[] {
  if (typeof amount === "object") {
    return fieldsOf(amount);
  }
  return typeof amount === "string" ? [amount] : [];
}

/** Whether an expression makes a number. */
export function isCalculation(of: Expression): of is Calculation {
  return "add" in of || "subtract" in of || "multiply" in of;
}

/** What a calculation is of. */
export function operandsOf(of: Calculation): readonly Amount[] {
  return "add" in of ? of.add : "subtract" in of ? of.subtract : of.multiply;
}

/** Exact in decimals, as the backend's SQL works it out; undefined where a number is missing. */
function toAmount(amount: Amount, read: Read): Decimal | undefined {
  if (typeof amount === "number") {
    return toDecimal(amount);
  }
  if (typeof amount === "string") {
    return readAmount(read(amount));
  }
  const values = operandsOf(amount).map((each) => toAmount(each, read));
  const numbers = values.filter((value) => value !== undefined);
  const [first, ...others] = numbers;
  const combine = "multiply" in amount ? multiply : "add" in amount ? add : subtract;
  return numbers.length < values.length || first === undefined ? undefined : others.reduce(combine, first);
}

/** Backends write amounts as numbers, as texts of digits, or with more digits than a double has. */
function readAmount(value: unknown): Decimal | undefined {
  return value === null || value === undefined || typeof value === "boolean" ? undefined : toDecimal(String(value));
}
