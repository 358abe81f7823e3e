import { PLAIN_ABILITIES } from "../../../src/contract/backend-abilities.ts";
import { type Documents, memberOf, membersOf } from "../documents/documents.ts";
import { textOf } from "../documents/json.ts";
import { isUrl } from "../documents/reference-rules.ts";
import type { ForeignDialect, Note } from "../foreign-model.ts";
import type { Resource } from "./find-resources.ts";
import type { Call, CallParameter } from "./read-calls.ts";

type Lists = Record<string, string | number | boolean | null>;
type Abilities = Record<string, unknown>;

interface Found {
  readonly lists: Lists;
  readonly abilities: Abilities;
}

/** The most frequent value of the resources; the rest is reported. */
function majority<T>(values: readonly T[]): T | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values) {
    const text = JSON.stringify(value);
    counts.set(text, { value, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.value;
}

const PAGE_SIZES = [
  "page_size",
  "pageSize",
  "per_page",
  "perPage",
  "size",
  "limit",
  "_limit",
  "take",
  "max_results",
  "$top",
  "top",
  "count",
  "rows",
];
const PAGES = ["page", "page_number", "pageNumber", "_page", "p"];
const OFFSETS = ["offset", "skip", "$skip", "start", "startIndex", "_start"];
const CURSORS = [
  "cursor",
  "after",
  "starting_after",
  "startingAfter",
  "page_token",
  "pageToken",
  "next_token",
  "since",
];
const SORTS = ["sort", "ordering", "order_by", "orderBy", "sort_by", "sortBy", "_sort", "$orderby", "order"];
const DIRECTIONS = ["direction", "order", "_order", "sort_order", "sortOrder", "sort_direction", "order_dir"];
const SEARCHES = ["q", "search", "query", "_q", "$search", "searchTerm", "keyword", "text"];

/** Parameters of lists that are not filters. */
export const LIST_WORDS: readonly string[] = [
  ...PAGE_SIZES,
  ...PAGES,
  ...OFFSETS,
  ...CURSORS,
  ...SORTS,
  ...DIRECTIONS,
  ...SEARCHES,
];

const first = (words: readonly string[], names: readonly string[]) => words.find((word) => names.includes(word));

/** Paging of one list, from its query parameters. */
function pagingOf(parameters: readonly CallParameter[]): Found {
  const names = parameters.map(({ name }) => name);
  const isFromZero = parameters.some(({ name, first: start }) => name === first(PAGES, names) && start === 0);
  const page = first(PAGES, names);
  const offset = first(OFFSETS, names);
  const cursor = first(CURSORS, names);
  const size = first(PAGE_SIZES, names);
  const sized = size === undefined ? {} : { size };
  if (page !== undefined) {
    return {
      lists: { paging: "page", page, ...(isFromZero ? { firstPage: 0 } : {}), ...sized },
      abilities: { paging: "pages" },
    };
  }
  if (offset !== undefined) {
    return { lists: { paging: "offset", page: offset, ...sized }, abilities: { paging: "pages" } };
  }
  if (cursor !== undefined) {
    return { lists: { paging: "cursor", page: cursor, ...sized }, abilities: { paging: "pages" } };
  }
  return { lists: { paging: "none" }, abilities: { paging: "none" } };
}

function sortOf(names: readonly string[]): Found {
  const sort = first(SORTS, names);
  const direction = first(
    DIRECTIONS.filter((word) => word !== sort),
    names,
  );
  if (sort === undefined) {
    return { lists: { sort: null }, abilities: { sort: "none" } };
  }
  const syntax = sort === "$orderby" ? "field desc" : direction === undefined ? "-field" : "two parameters";
  const order = direction === undefined ? {} : { order: direction };
  return { lists: { sort, sortSyntax: syntax, ...order }, abilities: { sort: "one" } };
}

function searchOf(names: readonly string[]): Found {
  const search = first(SEARCHES, names) ?? null;
  return { lists: { search }, abilities: { search: search !== null } };
}

interface DialectParts {
  readonly documents: Documents;
  readonly resources: readonly Resource[];
  /** Path that all resources start with; part of the address. */
  readonly prefix: string;
  readonly note: (note: Note) => void;
}

/** The backend's address and format, from the parameters and responses in the document. */
export function readDialect({ documents, resources, prefix, note }: DialectParts): Omit<ForeignDialect, "auth"> {
  const lists = resources.flatMap(({ calls: { list }, envelope }) => (list === undefined ? [] : [{ list, envelope }]));
  const queries = lists.map(({ list }) => list.parameters.filter(({ in: place }) => place === "query"));
  const names = queries.map((query) => query.map(({ name }) => name));
  const parts = [
    majority(queries.map(pagingOf)) ?? pagingOf([]),
    ...[sortOf, searchOf].map((read) => majority(names.map(read)) ?? read([])),
  ];
  const rows = majority(lists.map(({ envelope }) => envelope?.rows ?? null)) ?? null;
  const total = majority(lists.map(({ envelope }) => envelope?.total ?? null)) ?? null;
  const merged = parts.reduce((a, b) => ({
    lists: { ...a.lists, ...b.lists },
    abilities: { ...a.abilities, ...b.abilities },
  }));
  noteOthers({ lists, queries, rows, paging: parts[0]?.lists ?? {}, prefix, note });
  const record = majority(resources.filter(({ calls }) => calls.get !== undefined).map((each) => each.record)) ?? null;
  return {
    url: addressOf(documents, prefix),
    lists: { ...merged.lists, ...(rows === null ? {} : { rows }), ...(total === null ? headerOf(lists) : { total }) },
    records: { ...updateOf(resources), ...(record === null ? {} : { record }) },
    abilities: { ...merged.abilities, ...pageSizeOf(queries), conflictTags: false, idempotency: "never", filters: [] },
  };
}

/** A total in a header, or pages in the header `Link`. */
function headerOf(lists: Others["lists"]): Lists {
  const headers = lists.flatMap(({ list }) => list.headers);
  const total = headers.find((name) => /total/i.test(name) || /^content-range$/i.test(name));
  const isLink = headers.some((name) => /^link$/i.test(name));
  return total === undefined ? (isLink ? { linkHeader: true } : {}) : { totalHeader: total };
}

/** The smallest maximum of a page size, if it is below that of the console. */
function pageSizeOf(queries: Others["queries"]): Abilities {
  const sizes = queries
    .flat()
    .flatMap(({ name, maximum }) => (PAGE_SIZES.includes(name) && maximum !== null ? [maximum] : []));
  const least = Math.min(...sizes);
  return least >= 1 && least < PLAIN_ABILITIES.pageSize ? { pageSize: least } : {};
}

interface Others {
  readonly lists: readonly {
    readonly list: Call;
    readonly envelope: Resource["envelope"];
  }[];
  readonly queries: readonly (readonly CallParameter[])[];
  readonly rows: string | null;
  readonly paging: Lists;
  readonly prefix: string;
  readonly note: (note: Note) => void;
}

/** `config.json` has one format for all lists of a backend. */
function noteOthers({ lists, queries, rows, paging, prefix, note }: Others): void {
  const shown = (path: string | null) => (path === null ? "a bare list" : `in "${path}"`);
  for (const [index, { list, envelope }] of lists.entries()) {
    const about = list.path.slice(prefix.length);
    const own = pagingOf(queries[index] ?? []).lists;
    const ownRows = envelope?.rows ?? null;
    if (JSON.stringify(own) !== JSON.stringify(paging)) {
      const text = `its pages have other parameters (${JSON.stringify(own)}) than most lists`;
      note({ kind: "unknown", about, text, at: list.at });
    }
    if (ownRows !== rows) {
      const text = `its rows are ${shown(ownRows)}, those of most lists ${shown(rows)}`;
      note({ kind: "unknown", about, text, at: list.at });
    }
  }
}

function updateOf(resources: readonly Resource[]): Record<string, string> {
  const updates = resources.flatMap(({ calls: { update } }) => (update === undefined ? [] : [update]));
  const patches = updates.filter(({ method }) => method === "PATCH");
  if (patches.length <= updates.length / 2) {
    return {};
  }
  const isMerge = patches.every(
    ({ bodyTypes }) => bodyTypes.includes("application/merge-patch+json") && !bodyTypes.includes("application/json"),
  );
  return { update: isMerge ? "merge-patch" : "patch" };
}

/** The first server of the document: `servers`, or `host` and `basePath` of version 2.0. */
function addressOf(documents: Documents, prefix: string): string {
  const { root } = documents;
  const [server] = membersOf(memberOf(root, "servers")).map(([, each]) => each);
  const variables = server === undefined ? [] : membersOf(memberOf(server, "variables"));
  const given = server === undefined ? undefined : textOf(memberOf(server, "url").value);
  const url = (given ?? "").replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = variables.find(([each]) => each === name);
    return variable === undefined ? whole : String(memberOf(variable[1], "default").value ?? whole);
  });
  const host = textOf(memberOf(root, "host").value);
  const scheme = textOf(memberOf(memberOf(root, "schemes"), 0).value) ?? "https";
  const older = `${host === undefined ? "" : `${scheme}://${host}`}${textOf(memberOf(root, "basePath").value) ?? ""}`;
  const base = (url === "" ? older : url).replace(/\/+$/, "");
  const whole = isUrl(documents.root.file) && !isUrl(base) ? new URL(`${base}/`, documents.root.file).href : base;
  return `${whole.replace(/\/+$/, "")}${prefix}`;
}
