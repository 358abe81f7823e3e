import type { ListPage, ListQuery } from "../../contract/transport.ts";
import { ApiError } from "./api-error.ts";
import type { ListOptions } from "./list-dialect.ts";
import { toOffset } from "./list-query.ts";

interface Page extends ListPage<unknown> {
  /** Whether the response states the total. Otherwise it is estimated from the rows. */
  readonly isTotalStated?: boolean;
}

/** Requests one page as the query states it. */
type FetchPage = (query: ListQuery) => Promise<Page>;

/** A query for one page by its number. */
type PageQuery = ListQuery & Required<Pick<ListQuery, "page" | "pageSize">>;

/** Loads the page of a list that a query asks for. */
export type LoadPage = (list: string, query: ListQuery, fetchPage: FetchPage) => Promise<Page>;

/** Requests that a jump to a later page may cost with cursors. Beyond it, the page is empty. */
const MAX_STEPS = 100;

/** Pages of the backend that one page may be composed of. For smaller ones, configure `abilities.pageSize`. */
const MAX_PARTS = 12;

/**
 * Creates the paging of one backend. It remembers what the backend has shown: a page size of its own per list, and the cursors
 * of pages per query. So the rest of the console can ask for any page of any size.
 */
export function createPaging({ paging }: Pick<ListOptions, "paging">): LoadPage {
  const known: KnownPages = { sizes: new Map(), usual: new Set() };
  const cursors = new Map<string, string[]>();
  return async (list, query, fetchPage) => {
    if (!isByNumber(query) || paging === "none") {
      return await fetchPage(query);
    }
    const call = { list, query, fetchPage };
    return await (paging === "cursor" ? loadByCursor(cursors, call) : loadByNumber(known, call));
  };
}

interface PageCall {
  readonly list: string;
  readonly query: PageQuery;
  readonly fetchPage: FetchPage;
}

/** What a backend has shown of its pages. */
interface KnownPages {
  /** Its own page sizes by list. */
  readonly sizes: Map<string, number>;
  /** Queries whose pages are as requested, or as good as they get. A query of another size may still exceed a maximum. */
  readonly usual: Set<string>;
}

/** A query for any page. */
const keyOf = ({ list, query: { page: _, ...rest } }: PageCall): string => JSON.stringify([list, rest]);

async function loadByNumber({ sizes, usual }: KnownPages, call: PageCall): Promise<Page> {
  const { list, query, fetchPage } = call;
  const isUsual = usual.has(keyOf(call));
  const size = sizes.get(list);
  const isOther = !isUsual && size !== undefined && size !== query.pageSize;
  const known = isOther ? await loadFixed(size, query, fetchPage) : null;
  if (known !== null) {
    return known;
  }
  const page = await fetchPage(query).catch((error: unknown) => {
    // A backend with larger pages of its own may reject the number of a page that it does not have.
    if (query.page > 1 && error instanceof ApiError && error.statusCode === 404) {
      return error;
    }
    throw error;
  });
  if (!isUsual && (page instanceof ApiError || !hasExpectedSize(page, query))) {
    const found = await findOwnSize(page, call);
    const composed = found === null ? null : await loadFixed(found, query, fetchPage);
    if (found !== null && composed !== null) {
      sizes.set(list, found);
      return composed;
    }
    usual.add(keyOf(call));
  }
  if (page instanceof ApiError) {
    throw page;
  }
  return page;
}

/** The backend's own page size, by its first two pages. Null if it has the requested one, no second page, or none. */
async function findOwnSize(page: Page | ApiError, { query, fetchPage }: PageCall): Promise<number | null> {
  const isFirst = query.page === 1 && !(page instanceof ApiError);
  const { rows } = isFirst ? page : await fetchPage({ ...query, page: 1 });
  if (rows.length === 0 || rows.length === query.pageSize) {
    return null;
  }
  if (rows.length > query.pageSize) {
    return rows.length;
  }
  // A total that ignores filters or permissions also exceeds the rows.
  const second = await fetchPage({ ...query, page: 2, pageSize: rows.length });
  const isLast = (second.total ?? 0) <= 2 * rows.length;
  // If records are hidden after paging, each page has another number of rows.
  return second.rows.length === 0 || (second.rows.length !== rows.length && !isLast) ? null : rows.length;
}

function isByNumber(query: ListQuery): query is PageQuery {
  return query.page !== undefined && query.pageSize !== undefined && (query.after ?? query.before) === undefined;
}

/**
 * Whether a page has as many rows as requested, or as there are. A list that ignores pages has them all. A later page
 * with fewer rows proves nothing: it may be the last one, or a page of another size. An estimated total is no reason.
 */
function hasExpectedSize({ rows, total, isAtLeast = false, isTotalStated = false }: Page, query: PageQuery): boolean {
  if (!isTotalStated) {
    return true;
  }
  const isWhole = total === null || (!isAtLeast && rows.length === total);
  return isWhole || rows.length === query.pageSize || (query.page === 1 && rows.length === 0);
}

/** Composes a page from the backend's pages of another size, if they are few. Null if they do not have that size. */
async function loadFixed(size: number, query: PageQuery, fetchPage: FetchPage): Promise<Page | null> {
  const from = toOffset(query);
  const first = Math.floor(from / size) + 1;
  const start = await fetchPage({ ...query, page: first, pageSize: size });
  // A lower bound does not determine the last page.
  const total = start.isAtLeast === true ? null : start.total;
  if (start.rows.length > size || (first === 1 && start.rows.length < Math.min(size, total ?? 0))) {
    return null;
  }
  const end = Math.min(from + query.pageSize, total ?? Number.POSITIVE_INFINITY);
  const last = start.rows.length < size ? first : Math.ceil(end / size);
  if (last - first >= MAX_PARTS) {
    return await fetchPage(query);
  }
  const further = await Promise.all(
    Array.from({ length: Math.max(last - first, 0) }, (_, index) =>
      fetchPage({ ...query, page: first + index + 1, pageSize: size }),
    ),
  );
  const pages = [start, ...further];
  const { next: _next, previous: _previous, ...facts } = pages.findLast((page) => page.rows.length > 0) ?? start;
  const skipped = from - (first - 1) * size;
  return { ...facts, rows: pages.flatMap((page) => page.rows).slice(skipped, skipped + query.pageSize) };
}

/** Loads a page by the cursor that the page before returned, following cursors from the nearest known page. */
async function loadByCursor(cursors: Map<string, string[]>, call: PageCall): Promise<Page> {
  const { query, fetchPage } = call;
  const { page } = query;
  const key = keyOf(call);
  // The first page is requested without a cursor, and starts over: records may have been added.
  const known = page === 1 ? [""] : (cursors.get(key) ?? [""]);
  cursors.set(key, known);
  const begin = Math.min(page, known.length);
  for (let number = begin; ; number += 1) {
    const { next, previous: _, ...found } = await fetchPage({ ...query, page: number, after: known[number - 1] ?? "" });
    known.splice(number, known.length, ...(next === undefined ? [] : [next]));
    if (number === page) {
      return found;
    }
    if (next === undefined || number - begin >= MAX_STEPS) {
      return { ...found, rows: [] };
    }
  }
}
