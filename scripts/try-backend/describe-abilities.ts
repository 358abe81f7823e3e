import { MAX_ROWS } from "../../src/console/data/too-many-rows.ts";
import type { BackendAbilities } from "../../src/contract/backend-abilities.ts";

const PAGING = {
  none: "loads each list once, and pages, sorts, searches, filters and counts in the browser",
  pages: "requests lists page by page",
  auto: "requests a page of each list and detects from the response if it is complete; not decided here, because no list has two records",
} as const;

const IDEMPOTENCY = {
  never:
    "sends no Idempotency-Key: after a lost response it reports that the outcome is unknown, and links to the record",
  sameOrigin: "sends an Idempotency-Key if console and backend have the same origin",
  always: "sends an Idempotency-Key with each creation",
} as const;

const GROUPS = {
  backend: "lets the backend join filters by and/or",
  browser: `joins filters by and/or in the browser, up to ${MAX_ROWS} records: the backend does not support groups`,
} as const;

function ofPages({ sort, search, filters, filterGroups, ids, counts }: BackendAbilities): readonly string[] {
  return [
    sort === "none"
      ? `sorts in the browser, up to ${MAX_ROWS} records: the backend does not sort`
      : "lets the backend sort lists",
    search ? "lets the backend search lists" : "shows no search box: the backend does not search",
    filters.length > 0
      ? "lets the backend filter lists"
      : `filters in the browser, up to ${MAX_ROWS} records: the backend does not filter`,
    ...(filters.length === 0 && !filterGroups ? [] : [GROUPS[filterGroups ? "backend" : "browser"]]),
    ids
      ? "loads the titles of related records in one call"
      : "loads the titles of related records one by one, or with a page of their list",
    counts ? "counts by requesting pages with one record" : "shows no counts: the backend returns no totals",
  ];
}

/** The console's features with this backend, one line per subject. */
export function describeAbilities(abilities: BackendAbilities): readonly string[] {
  const { paging, idempotency, conflictTags, audit, sums, batch, roles } = abilities;
  return [
    PAGING[paging],
    ...(paging === "pages" ? ofPages(abilities) : []),
    conflictTags
      ? "detects changes by others by the record's ETag"
      : "compares records before it saves, to detect changes by others: the backend sends no ETag",
    IDEMPOTENCY[idempotency],
    audit ? "shows who changed what" : "shows no history: the backend has no audit",
    ...(sums || paging !== "pages"
      ? []
      : ["shows no sums: the backend returns none, and lists are not loaded as a whole"]),
    batch ? "changes many records in one call" : "changes many records with one call each",
    ...(roles
      ? ["hides actions that the signed-in user may not perform"]
      : ["shows all actions, and the error if the backend rejects one"]),
  ];
}
