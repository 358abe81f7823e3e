/** How a backend is asked for a list, and where its answer holds what: `backends.<name>.lists` in `config.json`. */

export const SORT_SYNTAXES = ["-field", "field,desc", "field:desc", "field desc", "two parameters"] as const;

export interface ListDialect {
  /** By the number of a page, or by how many records come before it. */
  readonly paging: "none" | "page" | "offset";
  /** Parameter of the page's number, or of the offset. */
  readonly page: string;
  /** Parameter of how many records a page holds. */
  readonly size: string;
  /** The number of the first page. */
  readonly firstPage: 0 | 1;
  /** Parameter of the order; null: it cannot be asked for. */
  readonly sort: string | null;
  readonly sortSyntax: (typeof SORT_SYNTAXES)[number];
  /** Of `two parameters`: the one that holds `asc` or `desc`. */
  readonly order: string;
  /** Parameter of the quick search; null: it cannot be asked for. */
  readonly search: string | null;
  /** Parameter of a filter, with `{field}` in it; null: lists cannot be filtered. */
  readonly filter: string | null;
  /** Parameter of filters joined by and/or, as JSON; asked where `abilities.filterGroups` is stated. */
  readonly filterGroups: string;
  /** Parameter of a list of ids, repeated for each of them or once with commas. */
  readonly ids: string;
  readonly idsSyntax: "repeated" | "commas";
  /** Where an answer holds its rows and its total, `meta.total`; null: it is one of the usual envelopes, or an array. */
  readonly rows: string | null;
  readonly total: string | null;
  /** Header that holds the total: `X-Total-Count`, or `Content-Range` (`items 0-24/319`). */
  readonly totalHeader: string | null;
  /** Whether the `Link` header says if a page follows (`rel="next"`), and which is the last. */
  readonly linkHeader: boolean;
}

/** As the reference backend has it, and as a plain one of spec §7 is tried. */
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
