import { valueAt } from "../../src/console/lib/value-at.ts";
import { LIST_PRESETS, type ListDialect, type ListPreset } from "../../src/contract/list-dialect.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../src/contract/transport.ts";
import { toRequest } from "./read-document.ts";
import type { Trial } from "./trial.ts";
import type { TriedList } from "./try-lists.ts";

/** The format of a backend's list requests, found by trying. */
export interface FoundDialect {
  readonly preset: ListPreset;
  readonly overrides: Partial<ListDialect>;
  /** If the backend ignores the requested page size: the largest one that the console composes of its pages. */
  readonly pageSize: number | null;
}

export const toDialect = ({ preset, overrides }: Pick<FoundDialect, "preset" | "overrides">): ListDialect => ({
  ...LIST_PRESETS[preset],
  ...overrides,
});

/** Requests a list in a format; null if the backend rejects it. */
export type TryList = (dialect: ListDialect, query: ListQuery) => Promise<ListPage<EntityRecord> | null>;

export function createTryList(trial: Trial, { resource }: Pick<TriedList, "resource">): TryList {
  return async (lists, query) => {
    // Use a new transport for each call: a transport caches the page sizes of the backend.
    const transport = trial.transport({ lists, abilities: { ...trial.backend.abilities, paging: "pages" } });
    return await transport.list<EntityRecord>(toRequest(resource, "list"), query).catch(() => null);
  };
}

const DEFAULT_PAGE_SIZE = 100;

type Candidate = Pick<FoundDialect, "preset" | "overrides">;

const own = (overrides: Partial<ListDialect>): Candidate => ({ preset: "own", overrides });
const preset = (name: ListPreset): Candidate => ({ preset: name, overrides: {} });

/** By likelihood. `spring` has the same pages as `page-from-0` but another sort syntax. */
const CANDIDATES: readonly Candidate[] = [
  preset("own"),
  preset("page-from-1"),
  preset("page-from-0"),
  preset("offset-limit"),
  preset("json-api"),
  preset("json-server"),
  preset("link-header"),
  own({ size: "page_size" }),
  own({ size: "limit" }),
  own({ page: "_page", size: "_per_page", sort: "_sort" }),
  own({ paging: "offset", page: "_start", size: "_limit", sort: "_sort" }),
  own({ paging: "offset", page: "$skip", size: "$limit", sort: "$sort" }),
  own({ paging: "offset", page: "$skip", size: "$top", sort: "$orderby" }),
  own({ paging: "offset", page: "filter[skip]", size: "filter[limit]", sort: "filter[order]" }),
  own({ paging: "offset", page: "page[offset]", size: "page[limit]", filter: "filter[{field}]" }),
  own({ page: "pagination[page]", size: "pagination[pageSize]" }),
  own({ page: "page_number", size: "page_size" }),
  own({ page: "p", size: "per_page" }),
];

const idOf = (page: ListPage<EntityRecord> | null): string | null =>
  page?.rows.length === 1 ? String(page.rows[0]?.id) : null;

/** Whether a format returns single records, a different one on each page, without gaps. */
async function isHeeded(trial: Trial, ask: TryList, dialect: ListDialect): Promise<boolean> {
  const before = trial.seen.calls;
  const first = idOf(await ask(dialect, { page: 1, pageSize: 1 }));
  const second = first === null ? null : idOf(await ask(dialect, { page: 2, pageSize: 1 }));
  // More calls than pages: the console composed them from other pages of the backend.
  if (first === null || second === null || first === second || trial.seen.calls - before > 2) {
    return false;
  }
  const both = await ask(dialect, { page: 1, pageSize: 2 });
  return both?.rows.length === 2 && String(both.rows[0]?.id) === first;
}

/** Whether a format returns further records, by pages of the backend's own size. */
async function isHeededByOwnSize(ask: TryList, dialect: ListDialect, { rows }: TriedList): Promise<boolean> {
  const known = new Set(rows.map(({ id }) => String(id)));
  const next = await ask(dialect, { page: 2, pageSize: rows.length });
  return next !== null && next.rows.length > 0 && next.rows.every(({ id }) => !known.has(String(id)));
}

const SORTS: readonly (readonly [sort: string, syntax: ListDialect["sortSyntax"], order?: string])[] = [
  ["sort", "-field"],
  ["sort", "field,desc"],
  ["sort", "field,DESC"],
  ["sort", "field:desc"],
  ["sort", "field desc"],
  ["sort", "field.desc"],
  ["sort", "two parameters", "order"],
  ["ordering", "-field"],
  ["_sort", "two parameters", "_order"],
  ["_sort", "-field"],
  ["order", "field.desc"],
  ["order", "-field"],
  ["order_by", "-field"],
  ["orderBy", "-field"],
  ["$sort", "[field]=-1"],
  ["$orderby", "field desc"],
  ["filter[order]", "field desc"],
];

async function findSort(ask: TryList, dialect: ListDialect, field: string): Promise<Partial<ListDialect>> {
  const stated = SORTS.filter(([sort]) => sort === dialect.sort);
  for (const [sort, sortSyntax, order = dialect.order] of new Set([...stated, ...SORTS])) {
    const tried = { sort, sortSyntax, order };
    if (await isSorted(ask, { ...dialect, ...tried }, field)) {
      const changed = Object.entries(tried).filter(([name, value]) => dialect[name as keyof typeof tried] !== value);
      return Object.fromEntries(changed);
    }
  }
  return { sort: null };
}

/** Whether both directions begin with another record. */
async function isSorted(ask: TryList, dialect: ListDialect, field: string): Promise<boolean> {
  const up = idOf(await ask(dialect, { page: 1, pageSize: 1, sort: field }));
  const down = idOf(await ask(dialect, { page: 1, pageSize: 1, sort: `-${field}` }));
  return up !== null && down !== null && up !== down;
}

/** A header, or a place in the envelope, with the number of records: there is a last record, and none after it. */
async function findTotal(trial: Trial, ask: TryList, dialect: ListDialect): Promise<Partial<ListDialect>> {
  const page = await ask(dialect, { page: 1, pageSize: 2 });
  if (page === null || (page.total !== null && page.isAtLeast !== true)) {
    return {};
  }
  const { last } = trial.seen;
  const header = ["X-Total-Count", "Content-Range"].find((name) => /\d+\s*$/.test(last?.headers.get(name) ?? ""));
  if (header !== undefined) {
    return { totalHeader: header };
  }
  const body = toJson(last?.text ?? "");
  for (const place of placesIn(body, "", 3)) {
    if (await isTotal(ask, dialect, Number(valueAt(body, place)))) {
      return { total: place };
    }
  }
  return {};
}

/** Whether a list has a record with this number, and none after it. Some backends repeat their last page. */
async function isTotal(ask: TryList, dialect: ListDialect, total: number): Promise<boolean> {
  const last = total > 1 ? await ask(dialect, { page: total, pageSize: 1 }) : null;
  if (last?.rows.length !== 1) {
    return false;
  }
  const next = await ask(dialect, { page: total + 1, pageSize: 1 });
  return (next?.rows ?? []).every(({ id }) => String(id) === String(last.rows[0]?.id));
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Paths of whole numbers outside of lists. */
function placesIn(value: unknown, before: string, depth: number): readonly string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value) || depth === 0) {
    return [];
  }
  return Object.entries(value).flatMap(([name, member]) =>
    Number.isSafeInteger(member) ? [before + name] : placesIn(member, `${before}${name}.`, depth - 1),
  );
}

/** A field that shows whether a list is sorted: its first and last values differ. */
export function sortableFieldOf({ rows, resource }: TriedList): string | null {
  const [first = {}] = rows;
  const names = Object.keys(first).filter((name) => ["string", "number"].includes(typeof rows[0]?.[name]));
  const telling = names.filter((name) => new Set(rows.map((row) => String(row[name]))).size > 1);
  const isTitle = (name: string) => ["name", "code", "username", "title"].includes(name);
  return telling.find((name) => isTitle(name) && !resource.filters.includes(name)) ?? telling.at(-1) ?? null;
}

async function toFound(
  trial: Trial,
  list: TriedList,
  { isOwn, ...candidate }: Candidate & { readonly isOwn: boolean },
): Promise<FoundDialect> {
  const ask = createTryList(trial, list);
  const field = sortableFieldOf(list);
  const { sortSyntax, ...sort } = field === null ? {} : await findSort(ask, toDialect(candidate), field);
  const isSpring = candidate.preset === "page-from-0" && sortSyntax === "field,desc";
  const overrides = {
    ...candidate.overrides,
    ...sort,
    ...(sortSyntax === undefined || isSpring ? {} : { sortSyntax }),
    ...(list.headers.has("link") && !isOwn ? { linkHeader: true } : {}),
  };
  const found = { preset: isSpring ? ("spring" as const) : candidate.preset, overrides };
  const total = await findTotal(trial, ask, toDialect(found));
  return {
    ...found,
    overrides: { ...overrides, ...total },
    pageSize: isOwn ? list.rows.length * Math.max(1, Math.floor(DEFAULT_PAGE_SIZE / list.rows.length)) : null,
  };
}

/** The paging format of a list with several records; null if no known format returns its second record. */
export async function findDialect(trial: Trial, list: TriedList): Promise<FoundDialect | null> {
  const ask = createTryList(trial, list);
  for (const candidate of CANDIDATES) {
    if (await isHeeded(trial, ask, toDialect(candidate))) {
      return await toFound(trial, list, { ...candidate, isOwn: false });
    }
  }
  for (const candidate of CANDIDATES) {
    if (await isHeededByOwnSize(ask, toDialect(candidate), list)) {
      return await toFound(trial, list, { ...candidate, isOwn: true });
    }
  }
  return null;
}
