/** Capabilities of a backend beyond the calls of spec §7: `backends.<name>.abilities` in `config.json`. */

/**
 * Ways to filter a list by one field. `anyOf`: several values; `range`: dates or numbers; `empty`: with or without a
 * value.
 */
export const FILTER_OPERATORS = ["is", "anyOf", "range", "isNot", "contains", "empty"] as const;

export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface BackendAbilities {
  /**
   * Support of pages. `auto`: requests a page and inspects the response; if the page contains all records, the browser
   * pages, sorts, searches, filters and counts. `none`: requests lists once, without parameters. `pages`: each response
   * is a page, even without a total.
   */
  readonly paging: "auto" | "none" | "pages";
  /** Maximum page size; by default up to 100. */
  readonly pageSize: number;
  /** Number of sort columns of a paged list; by default the backend's order is kept. */
  readonly sort: "none" | "one" | "many";
  /** True if paged lists can be searched; otherwise there is no search box. */
  readonly search: boolean;
  /** Supported filters of paged lists; by default there is no filter menu. */
  readonly filters: readonly FilterOperator[];
  /**
   * True if a filter by date-time accepts a range of date-times with offsets, both ends included to the millisecond.
   * Otherwise dates are sent (decision 0052).
   */
  readonly instants: boolean;
  /** True if the parameter `filter` is supported (`list-filter.ts`). Otherwise the browser evaluates filter groups. */
  readonly filterGroups: boolean;
  /** True if a filtered page includes the number of matches. Otherwise paged lists show no counts. */
  readonly counts: boolean;
  /** True if sums of amounts are supported. Otherwise the browser computes them if it has loaded the whole list. */
  readonly sums: boolean;
  /** True if a list can be filtered by ids. Otherwise titles of related records are loaded one by one. */
  readonly ids: boolean;
  /** True if there is an audit log. Otherwise there is no timeline, and versions cannot be restored. */
  readonly audit: boolean;
  /** True if staff users can write notes on records (`notes.ts`). Otherwise there is no trace of notes. */
  readonly notes: boolean;
  /** True if the backend stores saved views (`list-views.ts`). Otherwise they are stored in the browser. */
  readonly sharedViews: boolean;
  /** True if the backend knows who has a record open for editing (`presence.ts`). Otherwise there is no hint. */
  readonly presence: boolean;
  /** True if staff users can have a second factor (`factors.ts`). Otherwise there is no trace of it. */
  readonly secondFactor: boolean;
  /** True if sensitive calls need a recent proof of identity (`proof.ts`). Otherwise the console requests none. */
  readonly reauthentication: boolean;
  /** True if the backend writes notices of new devices and changed factors (`notices.ts`). Otherwise there is no list of them. */
  readonly notices: boolean;
  /** True if administrators can manage API keys of services (`api-keys.ts`). Otherwise there is no page for them. */
  readonly apiKeys: boolean;
  /** True if staff users can sign in with a passkey alone (`factors.ts`). Requires `secondFactor`. */
  readonly passkeys: boolean;
  /** Days that deleted records stay in the trash (`trash.ts`); 0: there is no trash, and a deletion is final. */
  readonly trash: number;
  /** True if `ETag` and `If-Match` are supported. Otherwise a record is loaded and compared before it is saved. */
  readonly conflictTags: boolean;
  /** When `Idempotency-Key` is sent. Backends of another origin must allow the header in CORS, or the call fails. */
  readonly idempotency: "never" | "sameOrigin" | "always";
  /** True if one call can create, change or delete many records (`batch.ts`). Otherwise there is one call per record. */
  readonly batch: boolean;
  /**
   * Maximum number of records of a job that the backend runs (`jobs.ts`); 0: there are no jobs, and the browser changes all
   * matching records itself.
   */
  readonly jobs: number;
  /** True if a list can be exported as a file (`list-export.ts`). Otherwise the browser loads all of its records. */
  readonly export: boolean;
  /** True if the backend returns the user's permissions. Otherwise all actions are shown, and a 403 is reported. */
  readonly roles: boolean;
}

/** Defaults: a plain backend of spec §7, which ignores unknown parameters. */
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
  notes: false,
  sharedViews: false,
  presence: false,
  secondFactor: false,
  reauthentication: false,
  notices: false,
  apiKeys: false,
  passkeys: false,
  trash: 0,
  conflictTags: true,
  idempotency: "sameOrigin",
  batch: false,
  jobs: 0,
  export: false,
  roles: false,
};
