/** Query parameters and response format of a backend's lists: `backends.<name>.lists` in `config.json`. */

/**
 * Formats of the sort order. `-field`: `sort=-name,code`. `field,DESC`: one parameter per column. `field.desc`: joined by
 * commas. `[field]=-1`: `sort[name]=-1`. `two parameters`: fields and directions, each joined by commas.
 */
export const SORT_SYNTAXES = [
  "-field",
  "field,desc",
  "field,DESC",
  "field:desc",
  "field desc",
  "field.desc",
  "[field]=-1",
  "two parameters",
] as const;

export interface ListDialect {
  /** Pages by page number, by the number of records to skip, or only by the cursor of the page before. */
  readonly paging: "none" | "page" | "offset" | "cursor";
  /** Parameter with the page number, offset or cursor. */
  readonly page: string;
  /** Parameter with the page size. */
  readonly size: string;
  /** The number of the first page. */
  readonly firstPage: 0 | 1;
  /** Parameter with the sort order; null if lists cannot be sorted. */
  readonly sort: string | null;
  readonly sortSyntax: (typeof SORT_SYNTAXES)[number];
  /** For `two parameters`: the parameter with `asc` or `desc`. */
  readonly order: string;
  /** Parameter of the quick search; null if there is none. */
  readonly search: string | null;
  /** Template of a filter parameter, containing `{field}`; null if lists cannot be filtered. */
  readonly filter: string | null;
  /** Parameter with a filter group as JSON; used if `abilities.filterGroups` is true. */
  readonly filterGroups: string;
  /** Parameter with a list of ids: repeated for each id, or once with commas. */
  readonly ids: string;
  readonly idsSyntax: "repeated" | "commas";
  /** Path to the rows and the total in a response (`meta.total`); null to detect common formats. */
  readonly rows: string | null;
  readonly total: string | null;
  /** Header with the total: `X-Total-Count`, or `Content-Range` (`items 0-24/319`). */
  readonly totalHeader: string | null;
  /** For `cursor`: path to the next page's cursor, or to an address with it; null to detect common names. */
  readonly next: string | null;
  /** Path of a second call that counts, after the list's own path: `/count`. Null if a list states its total. */
  readonly count: string | null;
  /** Template of a filter parameter of that call; null for the same as in lists. */
  readonly countFilter: string | null;
  /** True if the `Link` header contains the next page (`rel="next"`) and the last one. */
  readonly linkHeader: boolean;
}

/** The reference backend's parameters, which are also the default for plain backends of spec §7. */
const OWN: ListDialect = {
  paging: "page",
  page: "page",
  size: "pageSize",
  firstPage: 1,
  sort: "sort",
  sortSyntax: "-field",
  order: "order",
  search: "q",
  filter: "{field}",
  filterGroups: "filter",
  ids: "id",
  idsSyntax: "repeated",
  rows: null,
  total: null,
  totalHeader: null,
  next: null,
  count: null,
  countFilter: null,
  linkHeader: false,
};

export const LIST_PRESETS = {
  own: OWN,
  none: { ...OWN, paging: "none", sort: null, search: null, filter: null },
  "page-from-0": { ...OWN, size: "size", firstPage: 0 },
  "page-from-1": { ...OWN, size: "size" },
  "offset-limit": { ...OWN, paging: "offset", page: "offset", size: "limit" },
  "json-api": {
    ...OWN,
    page: "page[number]",
    size: "page[size]",
    filter: "filter[{field}]",
    search: "filter[q]",
    ids: "filter[id]",
    idsSyntax: "commas",
  },
  spring: { ...OWN, size: "size", firstPage: 0, sortSyntax: "field,desc" },
  "json-server": {
    ...OWN,
    page: "_page",
    size: "_limit",
    sort: "_sort",
    sortSyntax: "two parameters",
    order: "_order",
    totalHeader: "X-Total-Count",
  },
  "link-header": { ...OWN, size: "per_page", linkHeader: true },
  "x-total-count": { ...OWN, totalHeader: "X-Total-Count" },
} as const satisfies { readonly [preset: string]: ListDialect };

export type ListPreset = keyof typeof LIST_PRESETS;
