import { MAX_ROWS } from "../../src/console/data/too-many-rows.ts";
import type { BackendAbilities } from "../../src/contract/backend-abilities.ts";

const PAGING = {
  none: "asks for each list once, and pages, sorts, searches, filters and counts in the browser",
  pages: "asks for lists by the page",
  auto: "asks for a page of each list and sees by the answer whether that is all; nothing showed it, for no list has two records",
} as const;

const IDEMPOTENCY = {
  never: "sends no Idempotency-Key: after a lost answer it says what is not known, and offers to look first",
  sameOrigin: "sends an Idempotency-Key where console and backend are of one origin",
  always: "sends an Idempotency-Key with each creation",
} as const;

const GROUPS = {
  backend: "lets the backend join filters by and/or",
  browser: `joins filters by and/or in the browser, up to ${MAX_ROWS} records: the backend takes no groups`,
} as const;

function ofPages({ sort, search, filters, filterGroups, ids, counts }: BackendAbilities): readonly string[] {
  return [
    sort === "none"
      ? `sorts in the browser, up to ${MAX_ROWS} records: the backend sorts none`
      : "lets the backend sort lists",
    search ? "lets the backend search lists" : "shows no search box: the backend does not search",
    filters.length > 0
      ? "lets the backend filter lists"
      : `filters in the browser, up to ${MAX_ROWS} records: the backend does not filter`,
    ...(filters.length === 0 && !filterGroups ? [] : [GROUPS[filterGroups ? "backend" : "browser"]]),
    ids
      ? "asks for the titles of related records in one call"
      : "asks for the titles of related records one by one, or by a page",
    counts ? "counts by pages of one record" : "shows no counts: the backend does not tell how many there are",
  ];
}

/** The console's features with this backend, one line per subject. */
export function describeAbilities(abilities: BackendAbilities): readonly string[] {
  const { paging, idempotency, conflictTags, audit, sums, batch, roles } = abilities;
  return [
    PAGING[paging],
    ...(paging === "pages" ? ofPages(abilities) : []),
    conflictTags
      ? "notices that somebody else has saved by the record's ETag"
      : "has no ETag to notice by that somebody else has saved: it compares records before it saves",
    IDEMPOTENCY[idempotency],
    audit ? "shows who changed what" : "shows no history: the backend has no audit",
    ...(sums || paging !== "pages"
      ? []
      : ["adds nothing up: the backend answers no sums, and lists are not here as a whole"]),
    batch ? "changes many records by one call" : "changes many records by one call each",
    ...(roles
      ? ["hides what the signed-in person may not do"]
      : ["offers everything, and says so where the backend refuses"]),
  ];
}
