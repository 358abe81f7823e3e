import type { Predicate } from "./conditions.ts";
import type { Field } from "./words.ts";

/**
 * What a read-only field is of the other fields of its record: texts one after the other, a number that others make, or
 * whether a predicate holds. It has no column and is never sent: the backend answers it, and sorts and filters by it;
 * over a backend that does not, the console works it out.
 */
export type Computed<T> = Join<T> | Calculation<T> | Predicate<T>;

/**
 * Texts one after the other, without those that are empty.
 *
 * @example member
 * computed: { biography: { join: ["username", "email"], with: " · " } }
 */
export interface Join<T> {
  /** Fields of text. */
  readonly join: readonly Field<T>[];
  /**
   * What stands between them.
   * @defaultValue a space
   */
  readonly with?: string;
}

/** A number of others; nothing where one of them has no value. Money is rounded to two decimals. */
export type Calculation<T> =
  | { readonly add: readonly Amount<T>[] }
  | { readonly subtract: readonly Amount<T>[] }
  | { readonly multiply: readonly Amount<T>[] };

/** The number of a field, one that is stated, or one that others make. */
export type Amount<T> = Field<T> | number | Calculation<T>;
