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

/** How many digits of a product are meant: the last of a double are noise. */
const DIGITS = 15;

/** A computed field's value; undefined where what it is made of is not there. */
export function compute({ of, decimals }: ComputedField, read: Read, now = new Date()): unknown {
  if ("join" in of) {
    const texts = of.join.map((field) => String(read(field) ?? "")).filter((text) => text !== "");
    return texts.length === 0 ? undefined : texts.join(of.with ?? JOINT);
  }
  if (!isCalculation(of)) {
    return holds(of, read, now);
  }
  const value = toNumber(of, read);
  return value === undefined ? undefined : round(value, decimals);
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

function toNumber(amount: Amount, read: Read): number | undefined {
  if (typeof amount === "number") {
    return amount;
  }
  if (typeof amount === "string") {
    return readNumber(read(amount));
  }
  const values = operandsOf(amount).map((each) => toNumber(each, read));
  const numbers = values.filter((value) => value !== undefined);
  if (numbers.length < values.length) {
    return undefined;
  }
  if ("multiply" in amount) {
    return numbers.reduce((product, value) => product * value, 1);
  }
  const [first = 0, ...others] = numbers;
  const sign = "add" in amount ? 1 : -1;
  return others.reduce((sum, value) => sum + sign * value, first);
}

/** Backends write amounts as numbers, as texts of digits, or with more digits than a double has. */
function readNumber(value: unknown): number | undefined {
  const text = value === null || value === undefined || typeof value === "boolean" ? "" : String(value);
  return text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}

function round(value: number, decimals: number | undefined): number {
  const meant = Number(value.toPrecision(DIGITS));
  if (decimals === undefined) {
    return meant;
  }
  const scale = 10 ** decimals;
  return Math.round(Number((meant * scale).toPrecision(DIGITS))) / scale;
}
