import type { Calendar } from "./calendar.ts";

/** How a field's value is worked out where no answer holds it; empty of a field that is kept. */
export interface WorkedOut {
  readonly compute?: (record: { readonly [field: string]: unknown }, calendar: Calendar) => unknown;
  /** What a backend that knows nothing of the field is asked for in place of any of these values of it. */
  readonly narrow?: (values: readonly string[]) => Narrowing;
}

/** Filters that leave out nothing of what is looked for. */
export interface Narrowing {
  /** As addresses write them. */
  readonly filters: { readonly [field: string]: string };
  /** Whether they find nothing else either. */
  readonly isExact: boolean;
}
