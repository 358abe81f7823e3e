/** How a value that no backend answers is made of a record's other fields. */
export interface Derivation {
  readonly of: (record: { readonly [field: string]: unknown }) => unknown;
  /** What a backend can be asked for in place of any of these values: filters, as addresses write them. */
  readonly narrow: (values: readonly string[]) => Narrowing;
}

/** Filters that leave out nothing of what is looked for. */
export interface Narrowing {
  readonly filters: { readonly [field: string]: string };
  /** Whether they find nothing else either. */
  readonly isExact: boolean;
}
