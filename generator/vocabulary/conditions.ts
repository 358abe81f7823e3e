import type { Field } from "./words.ts";

/** Field values that must all match; a list matches any of its values. Can be serialized; the console evaluates it. */
export type Condition<T> = { readonly [K in Field<T>]?: T[K] | readonly T[K][] };

/**
 * A field of the record (`endsOn`) or a path. In lists, a path refers to a field inside an object (`address.city`); in
 * conditions, to a field of a related record (`patientId.status`).
 */
export type FieldPath<T> = Field<T> | `${Field<T>}.${string}`;

/**
 * The value that a field is compared with: a constant, another field, or a day relative to today. `{ today: 0 }` is
 * today, `{ today: -7 }` a week ago.
 */
export type Operand<T> = string | number | boolean | { readonly field: FieldPath<T> } | { readonly today: number };

/**
 * A condition on a record and its related records, as data. Rules and filter groups use it. Comparisons by order are
 * false if a value is missing.
 */
export type Predicate<T> =
  | Comparison<T>
  | { readonly all: readonly Predicate<T>[] }
  | { readonly any: readonly Predicate<T>[] }
  | { readonly none: readonly Predicate<T>[] };

/**
 * Compares one field. Several comparisons must all be true.
 *
 * @example ticket
 * rules: {
 *   usedUp: { at: "useLimit", never: { field: "useCount", moreThan: { field: "useLimit" } }, severity: "warn" },
 *   free: { at: "value", never: { field: "value", atMost: 0, lessThan: 1 } },
 *   cents: { at: "value", never: { field: "value", moreDecimalsThan: 2 } },
 *   over: { at: "lastDay", never: { field: "lastDay", lessThan: { today: 0 } }, severity: "warn" },
 *   blocked: {
 *     at: "status",
 *     never: {
 *       all: [
 *         { field: "status", is: "blocked", isNot: ["active", "archived"] },
 *         { field: "value", atLeast: 100 },
 *         { field: "lastDay", isThere: false },
 *       ],
 *     },
 *   },
 * }
 */
export interface Comparison<T> {
  /** The field that is compared. */
  readonly field: FieldPath<T>;
  /** Equal to the operand, or to any value of a list. */
  readonly is?: Operand<T> | readonly (string | number | boolean)[];
  /** Different from the operand or from all values of a list. Also true if the field has no value. */
  readonly isNot?: Operand<T> | readonly (string | number | boolean)[];
  /** Greater or later. For numbers, dates, date-times and texts. */
  readonly moreThan?: Operand<T>;
  /** Less or earlier. For numbers, dates, date-times and texts. */
  readonly lessThan?: Operand<T>;
  /** Greater or equal. For numbers, dates, date-times and texts. */
  readonly atLeast?: Operand<T>;
  /** Less or equal. For numbers, dates, date-times and texts. */
  readonly atMost?: Operand<T>;
  /** True to require a value, false to require that there is none. */
  readonly isThere?: boolean;
  /** The number has more decimals than this. */
  readonly moreDecimalsThan?: number;
}

/**
 * A validation rule for records. The form shows violations, and the backend rejects them in single and bulk writes. Its
 * text is `entity.<name>.rule.<rule>`.
 *
 * @example ticket
 * rules: {
 *   ended: { at: "lastDay", never: { field: "lastDay", lessThan: "2020-01-01" } },
 *   manyLoans: { at: "value", never: { field: "value", moreThan: 500 }, severity: "warn" },
 *   oneOpen: { at: "status", atMostOne: { field: "status", is: "active" }, per: ["type", "audience"] },
 * }
 */
export interface Rule<T> {
  /** The field at which the form shows the message. */
  readonly at: Field<T>;
  /**
   * A record that matches this predicate violates the rule.
   * @defaultValue none; then `atMostOne` is required
   */
  readonly never?: Predicate<T>;
  /**
   * At most one record may match this predicate. It cannot use related records.
   * @defaultValue none; then `never` is required
   */
  readonly atMostOne?: Predicate<T>;
  /**
   * With `atMostOne`: at most one matching record for each combination of values of these fields.
   * @defaultValue one among all records
   */
  readonly per?: readonly Field<T>[];
  /**
   * `refuse` rejects violations. `warn` only shows a message in the form. A rule with `atMostOne` must use `refuse`; a
   * rule that depends on today must use `warn`, because time alone can make a record violate it.
   * @defaultValue `"refuse"`
   */
  readonly severity?: "refuse" | "warn";
}
