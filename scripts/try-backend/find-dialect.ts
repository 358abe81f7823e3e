import { toListPage } from "../../src/console/api/list-page.ts";
import { toQueryString } from "../../src/console/api/list-query.ts";
import { LIST_PRESETS, type ListDialect, type ListPreset, SORT_SYNTAXES } from "../../src/contract/list-dialect.ts";
import type { EntityRecord, ListPage, ListQuery } from "../../src/contract/transport.ts";
import { type CallBackend, isSuccess } from "./backend-caller.ts";
import type { TriedList } from "./try-lists.ts";

/** Finds the format of a backend's list requests by trying. */
export interface FoundDialect {
  readonly preset: ListPreset;
  readonly overrides: Partial<ListDialect>;
}

/** Requests a list in a format; null if the backend rejects it. */
export type AskIn = (dialect: ListDialect, query: ListQuery) => Promise<ListPage<EntityRecord> | null>;

export function createAsk(call: CallBackend, path: string): AskIn {
  return async (dialect, query) => {
    const manners = { ...dialect, isAlwaysPaged: false };
    const answer = await call("GET", path + toQueryString(query, manners));
    const page = isSuccess(answer)
      ? toListPage(answer.body, { headers: answer.headers, query, dialect: manners })
      : null;
    return page as ListPage<EntityRecord> | null;
  };
}

/** By likelihood; `spring` has the same pages as `page-from-0` but another sort syntax. */
const PAGED: readonly ListPreset[] = [
  "own",
  "page-from-1",
  "page-from-0",
  "offset-limit",
  "json-api",
  "json-server",
  "link-header",
];

const idOf = (page: ListPage<EntityRecord> | null): string | null =>
  page?.rows.length === 1 ? String(page.rows[0]?.id) : null;

/** Whether a format returns single records, a different one on each page, without gaps. */
async function isHeeded(ask: AskIn, dialect: ListDialect): Promise<boolean> {
  const first = idOf(await ask(dialect, { page: 1, pageSize: 1 }));
  const second = first === null ? null : idOf(await ask(dialect, { page: 2, pageSize: 1 }));
  if (first === null || second === null || first === second) {
    return false;
  }
  const both = await ask(dialect, { page: 1, pageSize: 2 });
  return both?.rows.length === 2 && String(both.rows[0]?.id) === first;
}

async function findSort(ask: AskIn, dialect: ListDialect, field: string): Promise<Partial<ListDialect>> {
  for (const sortSyntax of SORT_SYNTAXES) {
    const tried = { ...dialect, sortSyntax };
    const up = await ask(tried, { page: 1, pageSize: 1, sort: field });
    const down = await ask(tried, { page: 1, pageSize: 1, sort: `-${field}` });
    if (idOf(up) !== null && idOf(down) !== null && idOf(up) !== idOf(down)) {
      return sortSyntax === dialect.sortSyntax ? {} : { sortSyntax };
    }
  }
  return { sort: null };
}

function totalIn({ headers }: TriedList): Partial<ListDialect> {
  const totalHeader = ["X-Total-Count", "Content-Range"].find((name) => /\d+\s*$/.test(headers.get(name) ?? ""));
  return totalHeader === undefined ? {} : { totalHeader };
}

/** A field that shows whether a list is sorted: its first and last values differ. */
export function tellingField({ rows, resource }: TriedList): string | null {
  const [first = {}] = rows;
  const names = Object.keys(first).filter((name) => ["string", "number"].includes(typeof rows[0]?.[name]));
  const telling = names.filter((name) => new Set(rows.map((row) => String(row[name]))).size > 1);
  const isTitle = (name: string) => ["name", "code", "username", "title"].includes(name);
  return telling.find((name) => isTitle(name) && !resource.filters.includes(name)) ?? telling.at(-1) ?? null;
}

async function toFound(ask: AskIn, list: TriedList, preset: ListPreset): Promise<FoundDialect> {
  const field = tellingField(list);
  const { sortSyntax, ...sort } = field === null ? {} : await findSort(ask, LIST_PRESETS[preset], field);
  const isSpring = preset === "page-from-0" && sortSyntax === "field,desc";
  const overrides = {
    ...sort,
    ...(sortSyntax === undefined || isSpring ? {} : { sortSyntax }),
    ...(list.headers.has("link") ? { linkHeader: true } : {}),
    ...totalIn(list),
  };
  return { preset: isSpring ? "spring" : preset, overrides };
}

/** The paging format of a list with several records; null if no known format returns its second record. */
export async function findDialect(call: CallBackend, list: TriedList): Promise<FoundDialect | null> {
  const ask = createAsk(call, list.resource.list);
  for (const preset of PAGED) {
    if (await isHeeded(ask, LIST_PRESETS[preset])) {
      return await toFound(ask, list, preset);
    }
  }
  return null;
}
