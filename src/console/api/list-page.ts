import type { ListPage, ListQuery } from "../../contract/transport.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { valueAt } from "../lib/value-at.ts";
import type { HttpResponse } from "./http-call.ts";
import { type ListOptions, OWN_LIST_OPTIONS } from "./list-dialect.ts";
import { toOffset } from "./list-query.ts";

const ROWS = ["data", "items", "content", "results", "rows"];
const TOTALS = ["total", "totalElements", "totalCount", "totalItems", "total_count", "count"];
/** Members of an envelope that contain paging metadata: JSON:API, Spring, Laravel. */
const PAGE_FACTS = ["meta", "page", "pagination", "data"];
/** Metadata members of an envelope. */
const ABOUT = /^(success|ok|status\w*|code|(message|error|warning)s?|_?links|meta|included|timestamp|version)$/;

interface Asked {
  readonly headers?: Headers;
  readonly query?: ListQuery;
  readonly dialect?: ListOptions;
  /** Name of a record's id. Default: `id`. */
  readonly idName?: string;
}

const isTotal = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function usualTotal(body: unknown): number | null {
  if (!isObject(body)) {
    return null;
  }
  const facts = [body, ...PAGE_FACTS.map((name) => body[name]).filter(isObject)];
  return facts.flatMap((each) => TOTALS.map((name) => each[name])).find(isTotal) ?? null;
}

/** Parses `57`, or the end of `items 0-24/57`. */
function headerTotal(headers: Headers, { totalHeader }: ListOptions): number | null {
  const digits = totalHeader === null ? null : /(\d+)\s*$/.exec(headers.get(totalHeader) ?? "");
  return digits === null ? null : Number(digits[1]);
}

function usualRows(body: JsonObject, idName: string): unknown {
  const embedded = isObject(body["_embedded"]) ? Object.values(body["_embedded"]) : [];
  const usual = [...ROWS.map((name) => body[name]), ...embedded].filter((value) => Array.isArray(value));
  if (usual.length > 0 || idName in body) {
    return usual.find(({ length }) => length > 0) ?? usual[0];
  }
  // Some languages, such as Go, serialize an empty list as null.
  if (usualTotal(body) === 0 && ROWS.some((name) => body[name] === null)) {
    return [];
  }
  const { data } = body;
  return isObject(data) && !(idName in data) ? usualRows(data, idName) : (onlyRows(body) ?? keyedRows(body, idName));
}

/** Rows of an envelope whose key is the entity name: `{ "books": […], "count": 9 }`. */
function onlyRows(body: JsonObject): readonly unknown[] | undefined {
  const lists = Object.entries(body).flatMap(([name, value]) =>
    !ABOUT.test(name) && Array.isArray(value) && value.every(isObject) ? [value] : [],
  );
  return lists.length === 1 ? lists[0] : undefined;
}

/** Rows keyed by id. PHP serializes a sparse list this way. */
function keyedRows(body: JsonObject, idName: string): readonly unknown[] | undefined {
  const entries = Object.entries(body);
  const isKeyed = entries.every(([key, value]) => isObject(value) && String(value[idName]) === key);
  return isKeyed && entries.length > 0 ? entries.map(([, value]) => value) : undefined;
}

function toRows(body: unknown, { dialect = OWN_LIST_OPTIONS, idName = "id" }: Asked): readonly unknown[] | null {
  const { rows } = dialect;
  const found = rows !== null ? valueAt(body, rows) : isObject(body) ? usualRows(body, idName) : body;
  return Array.isArray(found) ? found : null;
}

/** Parses `<https://…?page=9>; rel="last"` into addresses by relation. */
function toLinks(header: string): ReadonlyMap<string, string> {
  const links = [...header.matchAll(/<([^>]*)>[^<]*?\brel="?([^",;]+)"?/g)];
  return new Map(links.flatMap(([, address = "", rels = ""]) => rels.split(/\s+/).map((rel) => [rel, address])));
}

/** Derives the total from the `Link` header: the last page if it is linked, else only whether a next page exists. */
function linkedTotal(rows: number, headers: Headers, { query = {}, dialect = OWN_LIST_OPTIONS }: Asked) {
  const links = toLinks(headers.get("link") ?? "");
  const { pageSize: size = rows } = query;
  if (!links.has("next")) {
    return { total: toOffset(query) + rows };
  }
  const last = Number(new URLSearchParams(links.get("last")?.split("?")[1] ?? "").get(dialect.page) ?? Number.NaN);
  const before = dialect.paging === "offset" ? last : (last - dialect.firstPage) * size;
  // With a page size of 1, the last page number is the exact total.
  return isTotal(before) && before > 0
    ? { total: before + 1, isAtLeast: size > 1 }
    : { total: toOffset(query) + rows + 1, isAtLeast: true };
}

/** Envelope members that announce a next page, as an address or a flag. */
const NEXT = /^(next|next_?(page|link|url|cursor|page_?token)|has_?(more|next)(_?page)?)$/i;

/** Whether the response announces more rows. */
function namesNext(body: unknown): boolean {
  const facts = isObject(body) ? [body, ...[...PAGE_FACTS, "links", "_links", "paging"].map((name) => body[name])] : [];
  return facts
    .filter(isObject)
    .some((each) => Object.entries(each).some(([name, value]) => NEXT.test(name) && Boolean(value)));
}

/** Estimates the total if the backend sends none: a full page may have a successor. */
function guessedTotal(rows: number, query: ListQuery) {
  const { pageSize: size = 0 } = query;
  if (size === 0 || rows > size) {
    return { total: null };
  }
  const total = toOffset(query) + rows;
  return rows < size ? { total } : { total: total + 1, isAtLeast: true };
}

/** Paths of the next page's cursor, or of an address with it. */
const NEXT_AT = ["next_cursor", "nextCursor", "next", "cursor"];
const NEXT_IN = ["", "meta.", "pagination.", "paging.", "links.", "_links."];

/** The cursor of the next page: a text, a number, or the cursor's parameter in an address. */
function toNextCursor(body: unknown, { next, page }: ListOptions): string | undefined {
  const places = next === null ? NEXT_IN.flatMap((holder) => NEXT_AT.map((name) => holder + name)) : [next];
  const found = places
    .map((place) => valueAt(body, place))
    .map((value) => (isObject(value) ? value["href"] : value))
    .find((value) => ["string", "number"].includes(typeof value) && value !== "");
  if (found === undefined) {
    return undefined;
  }
  const text = String(found);
  const cursor = /[?&]/.test(text) ? new URLSearchParams(text.split("?")[1] ?? "").get(page) : text;
  return cursor ?? undefined;
}

/** Reads a page that only names the next one: its total is known on the last page, unless the response states it. */
function toCursorTotal(body: unknown, rows: number, { query = {}, dialect = OWN_LIST_OPTIONS }: Asked) {
  const next = toNextCursor(body, dialect);
  const stated = dialect.total === null ? usualTotal(body) : valueAt(body, dialect.total);
  const seen = toOffset(query) + rows;
  return {
    ...(next === undefined ? {} : { next }),
    ...(isTotal(stated)
      ? { total: stated }
      : next === undefined
        ? { total: seen }
        : { total: seen + 1, isAtLeast: true }),
  };
}

/** Reads the reference backend's additions to the total: a lower-bound flag and page cursors. */
function toReach(body: unknown): Pick<ListPage<unknown>, "isAtLeast" | "next" | "previous"> {
  const { totalIsAtLeast, nextCursor, previousCursor } = isObject(body) ? body : {};
  return {
    ...(totalIsAtLeast === true ? { isAtLeast: true } : {}),
    ...(typeof nextCursor === "string" ? { next: nextCursor } : {}),
    ...(typeof previousCursor === "string" ? { previous: previousCursor } : {}),
  };
}

/** The total that a response states, in a header or in its envelope; null if it states none. */
export function statedTotal(body: unknown, headers: Headers, dialect: ListOptions): number | null {
  const stated = dialect.total === null ? usualTotal(body) : valueAt(body, dialect.total);
  return headerTotal(headers, dialect) ?? (isTotal(stated) ? stated : null);
}

function toTotal(body: unknown, rows: number, asked: Asked): Omit<ListPage<unknown>, "rows"> {
  const { headers = new Headers(), query = {}, dialect = OWN_LIST_OPTIONS } = asked;
  const total = statedTotal(body, headers, dialect);
  if (total !== null) {
    return { total, ...toReach(body) };
  }
  if (dialect.linkHeader && headers.has("link")) {
    return linkedTotal(rows, headers, asked);
  }
  if (dialect.isAlwaysPaged || dialect.linkHeader) {
    return guessedTotal(rows, query);
  }
  if (namesNext(body) || toLinks(headers.get("link") ?? "").has("next")) {
    return { total: toOffset(query) + rows + 1, isAtLeast: true, ...toReach(body) };
  }
  // An envelope without a total or next page contains all rows, or the last ones.
  return { total: isObject(body) ? toOffset(query) + rows : null };
}

/** Reads the response of a call that counts: a number, or an envelope with the total. Null for anything else. */
export function toCount({ status, text, headers }: HttpResponse, dialect: ListOptions): number | null {
  if (status < 200 || status > 299) {
    return null;
  }
  const body: unknown = JSON.parse(text || "null");
  return statedTotal(body, headers, dialect) ?? [body, usualTotal(body)].find(isTotal) ?? null;
}

/** Converts a row to a record. A plain id becomes a record with that id; any other value becomes empty. */
function toRow(row: unknown): JsonObject {
  return isObject(row) ? row : ["number", "bigint"].includes(typeof row) ? { id: row } : {};
}

/** Reads a list page whose rows are records. */
export function toRecordPage(body: unknown, asked: Asked): ListPage<JsonObject> | null {
  const page = toListPage(body, asked);
  return page && { ...page, rows: page.rows.map(toRow) };
}

/** Reads rows and total from a bare array or a common envelope; null for any other body. */
export function toListPage(body: unknown, asked: Asked = {}): ListPage<unknown> | null {
  const rows = toRows(body, asked);
  if (rows === null) {
    return null;
  }
  const hasCursors = asked.dialect?.paging === "cursor";
  return { rows, ...(hasCursors ? toCursorTotal(body, rows.length, asked) : toTotal(body, rows.length, asked)) };
}

/** Reads the rows that a write created from any shape of response. Empty if there are none. */
export function toWrittenRows(body: unknown): ListPage<unknown> {
  const page = toListPage(body);
  if (page !== null) {
    return page;
  }
  const lists = isObject(body) ? Object.values(body).filter((value) => Array.isArray(value)) : [];
  const [rows = [], ...others] = lists;
  return { rows: others.length === 0 ? rows : [], total: null };
}

/** Where the record of a response is. */
interface RecordPlace {
  /** Path in the response; null to detect it. */
  readonly place?: string | null;
  /** Name of the record's id. Default: `id`. */
  readonly idName?: string;
}

/** Reads the record of a response: the body, its `data`, or a member named after the entity. */
export function toRecord(body: unknown, { place = null, idName = "id" }: RecordPlace = {}): unknown {
  const stated = place === null ? null : valueAt(body, place);
  if (isObject(stated)) {
    return stated;
  }
  if (!isObject(body) || idName in body) {
    return body;
  }
  if (isObject(body["data"])) {
    return toRecord(body["data"], { idName });
  }
  const [[, inner] = [], ...others] = Object.entries(body).filter(([name]) => !ABOUT.test(name));
  return others.length === 0 && isObject(inner) && idName in inner ? inner : body;
}
