/** What a backend can do beyond the calls of spec §7: `backends.<name>.abilities` in `config.json`. */

/** How a list can be narrowed down by one field: `anyOf` several values, a `range` of days or numbers, `empty` or not. */
export const FILTER_OPERATORS = ["is", "anyOf", "range", "isNot", "contains", "empty"] as const;

export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface BackendAbilities {
  /**
   * Whether lists come by the page. `auto`: a page is asked for, and the answer shows it: one that holds all there is
   * is paged, sorted, searched, filtered and counted in the browser. `none`: a list is asked for once, without
   * parameters. `pages`: an answer is a page even where it says no total.
   */
  readonly paging: "auto" | "none" | "pages";
  /** The most records that a page may hold; without: pages of up to 100 are offered. */
  readonly pageSize: number;
  /** How many columns a paged list is sorted by; without: in the order of the backend. */
  readonly sort: "none" | "one" | "many";
  /** Whether a paged list is searched; without: no search box. */
  readonly search: boolean;
  /** How a paged list is filtered; without: no filter menu. */
  readonly filters: readonly FilterOperator[];
  /**
   * Whether a range of moments with offsets filters a moment, both ends included to the millisecond; without: days are
   * sent (decision 0052).
   */
  readonly instants: boolean;
  /** Whether the parameter `filter` is heeded (`list-filter.ts`); without: groups are worked out in the browser. */
  readonly filterGroups: boolean;
  /** Whether a filtered page says how many match; without: no counts beside paged lists. */
  readonly counts: boolean;
  /** Whether sums of amounts are answered; without: they are added up in the browser, where it holds the list. */
  readonly sums: boolean;
  /** Whether several records are answered by a filter of ids; without: titles of relations are asked for one by one. */
  readonly ids: boolean;
  /** Whether it answers what was done by whom; without: no timeline, no restoring of versions. */
  readonly audit: boolean;
  /** Whether a record's `ETag` is heeded; without: a record is loaded again and compared before it is saved. */
  readonly conflictTags: boolean;
  /** Where `Idempotency-Key` is sent: another origin must name the header in its CORS rules, or the call stops. */
  readonly idempotency: "never" | "sameOrigin" | "always";
  /** Whether many records are changed by one call; without: one call each, with progress. */
  readonly bulk: boolean;
  /** Whether it says what the signed-in person may do; without: everything is offered, and a 403 is told. */
  readonly roles: boolean;
}

/** What holds where nothing is stated: a plain backend of spec §7, which heeds no parameters that it does not know. */
export const PLAIN_ABILITIES: BackendAbilities = {
  paging: "auto",
  pageSize: 100,
  sort: "one",
  search: true,
  filters: ["is", "anyOf", "range"],
  instants: false,
  filterGroups: false,
  counts: true,
  sums: false,
  ids: false,
  audit: false,
  conflictTags: true,
  idempotency: "sameOrigin",
  bulk: false,
  roles: false,
};
