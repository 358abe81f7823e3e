import type { Calendar } from "./calendar.ts";
import type { Predicate } from "./predicate.ts";

/** Computation of a field in the client, if responses do not contain it; empty for stored fields. */
export interface ClientComputed {
  readonly compute?: (record: { readonly [field: string]: unknown }, calendar: Calendar) => unknown;
  /** The same computation as conditions on the record: the first one that holds gives the value. For exports by a backend. */
  readonly cases?: readonly { readonly value: string; readonly when: Predicate }[];
  /** Filters that a backend can apply instead of a filter by this field's values. */
  readonly narrow?: (values: readonly string[]) => Narrowing;
}

/** Filters that return at least all matching records. */
export interface Narrowing {
  /** In the format of URL parameters. */
  readonly filters: { readonly [field: string]: string };
  /** True if they return exactly the matching records. */
  readonly isExact: boolean;
}
