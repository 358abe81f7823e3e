import type { Calendar } from "./calendar.ts";
import { add, type Decimal, multiply, round, subtract, toDecimal, toDouble } from "./decimal.ts";
import { holds, type Predicate, pathsOf, type Read } from "./predicate.ts";

/** A field, a number, or a nested calculation. */
export type Amount = string | number | Calculation;

/** A calculation with numbers. */
export type Calculation =
  | { readonly add: readonly Amount[] }
  | { readonly subtract: readonly Amount[] }
  | { readonly multiply: readonly Amount[] };

/** Expression of a computed field: a join, a calculation or a predicate. */
export type Expression =
  | { readonly join: readonly string[]; readonly with?: string | undefined }
  | Calculation
  | Predicate;

/** A computed field. Requests never contain it. */
export interface ComputedField {
  readonly of: Expression;
  /** Number of decimals for rounding; absent for no rounding. */
  readonly decimals?: number;
}

/** Computed fields by name. */
export interface ComputedFields {
  readonly [field: string]: ComputedField;
}

/** Default separator of joined texts. */
export const DEFAULT_SEPARATOR = " ";

/** Computes a field; undefined if one of its inputs has no value. */
export function compute({ of, decimals }: ComputedField, read: Read, calendar: Calendar): unknown {
  if ("join" in of) {
    const texts = of.join.map((field) => String(read(field) ?? "")).filter((text) => text !== "");
    return texts.length === 0 ? undefined : texts.join(of.with ?? DEFAULT_SEPARATOR);
  }
  if (!isCalculation(of)) {
    return holds(of, read, calendar);
  }
  const value = toAmount(of, read);
  const number = value === undefined ? undefined : toDouble(decimals === undefined ? value : round(value, decimals));
  return Number.isFinite(number) ? number : undefined;
}

/** Fields that an expression uses. */
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

/** True if the result is a number. */
export function isCalculation(of: Expression): of is Calculation {
  return "add" in of || "subtract" in of || "multiply" in of;
}

/** Operands of a calculation. */
export function operandsOf(of: Calculation): readonly Amount[] {
  return "add" in of ? of.add : "subtract" in of ? of.subtract : of.multiply;
}

/** Uses exact decimals, like SQL in the backend; undefined if a number is missing. */
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

/** Parses an amount. Backends send numbers, numeric texts, or more digits than a double can contain. */
function readAmount(value: unknown): Decimal | undefined {
  return value === null || value === undefined || typeof value === "boolean" ? undefined : toDecimal(String(value));
}
