import type { Field } from "./words.ts";

/** Field values that must all hold; a list means any one of its values. Serialisable, evaluated by the console. */
export type Condition<T> = { readonly [K in Field<T>]?: T[K] | readonly T[K][] };

/**
 * A field of the record, `endsOn`, or behind a dot what is in it: in lists a part of an object, `address.city`; in
 * conditions a field of the record that a relation names, `patientId.status`.
 */
export type FieldPath<T> = Field<T> | `${Field<T>}.${string}`;

/**
 * What a field is compared with: a value, another field, or a day: `{ today: 0 }` is the day on which it is looked at,
 * `{ today: -7 }` the same day of the week before.
 */
export type Operand<T> = string | number | boolean | { readonly field: FieldPath<T> } | { readonly today: number };

/**
 * A condition over a record and its relations, as data: what rules and groups of filters are written in. What has no
 * value is neither more nor less than anything.
 */
export type Predicate<T> =
  | Comparison<T>
  | { readonly all: readonly Predicate<T>[] }
  | { readonly any: readonly Predicate<T>[] }
  | { readonly none: readonly Predicate<T>[] };

/**
 * One field against something; where several are given, all must hold.
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
  /** What is compared. */
  readonly field: FieldPath<T>;
  /** A list means any one of its values. */
  readonly is?: Operand<T> | readonly (string | number | boolean)[];
  /** None of them, or without a value. */
  readonly isNot?: Operand<T> | readonly (string | number | boolean)[];
  /** Of numbers, days, moments and texts. */
  readonly moreThan?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly lessThan?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly atLeast?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly atMost?: Operand<T>;
  /** Whether it has a value at all. */
  readonly isThere?: boolean;
  /** Of numbers: whether it is written with more decimals than these. */
  readonly moreDecimalsThan?: number;
}

/**
 * What holds of every record, whoever writes it: the form says it, and the backend refuses what breaks it, one record
 * or many at a time. Its text is `entity.<name>.rule.<rule>`.
 *
 * @example ticket
 * rules: {
 *   ended: { at: "lastDay", never: { field: "lastDay", lessThan: "2020-01-01" } },
 *   manyLoans: { at: "value", never: { field: "value", moreThan: 500 }, severity: "warn" },
 *   oneOpen: { at: "status", atMostOne: { field: "status", is: "active" }, per: ["type", "audience"] },
 * }
 */
export interface Rule<T> {
  /** The field at which it is said. */
  readonly at: Field<T>;
  /**
   * What no record may be like.
   * @defaultValue nothing: the rule counts records
   */
  readonly never?: Predicate<T>;
  /**
   * What at most one record may be like; it leads through no relation.
   * @defaultValue nothing: the rule looks at one record at a time
   */
  readonly atMostOne?: Predicate<T>;
  /**
   * At most one for each combination of these fields' values.
   * @defaultValue one among all records
   */
  readonly per?: readonly Field<T>[];
  /**
   * Whether a record that breaks it is refused, or its form says so and lets it pass. A rule that counts refuses; one
   * that looks at today warns, for what was right yesterday can be saved all the same.
   * @defaultValue `"refuse"`
   */
  readonly severity?: "refuse" | "warn";
}
