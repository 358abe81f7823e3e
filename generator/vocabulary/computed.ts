import type { Predicate } from "./conditions.ts";
import type { Field } from "./words.ts";

/**
 * Expression of a read-only field: joined texts, a calculation, or a predicate. The field has no column, and requests
 * do not contain it. The backend computes it for responses, sorting and filters. If another backend does not return it,
 * the console computes it.
 */
export type Computed<T> = Join<T> | Calculation<T> | Predicate<T>;

/**
 * Joins texts; empty ones are skipped.
 *
 * @example member
 * computed: { biography: { join: ["username", "email"], with: " · " } }
 */
export interface Join<T> {
  /** Text fields. */
  readonly join: readonly Field<T>[];
  /**
   * Separator.
   * @defaultValue a space
   */
  readonly with?: string;
}

/** A calculation with numbers. It has no value if one of its operands has none. Amounts are rounded to two decimals. */
export type Calculation<T> =
  | { readonly add: readonly Amount<T>[] }
  | { readonly subtract: readonly Amount<T>[] }
  | { readonly multiply: readonly Amount<T>[] };

/** An operand: a number field, a constant, or a nested calculation. */
export type Amount<T> = Field<T> | number | Calculation<T>;
