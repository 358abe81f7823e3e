import type { ListPage } from "../../contract/transport.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

const ROWS = ["data", "items", "content", "results", "rows"];
const TOTALS = ["total", "totalElements", "totalCount", "count"];

function toTotal(envelope: JsonObject): number | null {
  const total = TOTALS.map((name) => envelope[name]).find((value) => typeof value === "number" && value >= 0);
  return typeof total === "number" ? total : null;
}

/** The rows of a list answer, a bare array or any of the usual envelopes; null where it is neither. */
export function toListPage(body: unknown): ListPage<unknown> | null {
  if (Array.isArray(body)) {
    return { rows: body, total: null };
  }
  if (!isObject(body)) {
    return null;
  }
  const rows = ROWS.map((name) => body[name]).find((value) => Array.isArray(value));
  // An envelope that names no total holds them all.
  return rows === undefined ? null : { rows, total: toTotal(body) ?? rows.length };
}

/** The record of an answer, which is itself or under `data`. */
export function toRecord(body: unknown): unknown {
  const inner = isObject(body) ? body["data"] : undefined;
  return isObject(body) && !("id" in body) && isObject(inner) ? inner : body;
}
