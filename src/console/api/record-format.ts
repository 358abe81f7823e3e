import type { BackendConfig } from "../../contract/app-config.ts";
import { OWN_RECORDS, type RecordDialect } from "../../contract/record-dialect.ts";
import type { CallOptions, TransportRequest } from "../../contract/transport.ts";
import { fromWireProblems, toWire } from "../../contract/wire-names.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { isSameData } from "../lib/same-data.ts";
import { ApiError } from "./api-error.ts";

/** Reads the record format of a backend's config. */
export function toRecordDialect({ records }: Pick<BackendConfig, "records">): RecordDialect {
  return { ...OWN_RECORDS, ...records };
}

/** Name of a record's id in responses. */
export function idNameOf({ wire }: TransportRequest): string {
  return wire?.record?.names["id"] ?? "id";
}

/** Method, body and content type of a request, as the backend expects them. */
export interface Sent {
  readonly method: string;
  /** Undefined: no body. */
  readonly body?: unknown;
  readonly contentType: string;
}

/** Converts a request to the backend's format: changed fields only, names of the wire, envelope. */
export function toSent(
  { method, body, wire }: TransportRequest,
  { before }: CallOptions,
  { update, body: envelope }: RecordDialect,
): Sent {
  if (body === undefined) {
    return { method, contentType: JSON_TYPE };
  }
  const isPatch = update !== "put" && method === "PUT" && isObject(before) && isObject(body);
  const fields = isPatch ? toPatch(before, body, update === "merge-patch") : body;
  const named = toWire(fields, wire?.body);
  return {
    method: isPatch ? "PATCH" : method,
    body: envelope === null ? named : { [envelope]: named },
    contentType: isPatch && update === "merge-patch" ? "application/merge-patch+json" : JSON_TYPE,
  };
}

const JSON_TYPE = "application/json";

/** The members that differ. Removed members are null. `isDeep`: objects contain only their changed members, too. */
function toPatch(before: JsonObject, after: JsonObject, isDeep: boolean): JsonObject {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, memberOf(before, name), memberOf(after, name)] as const)
      .filter(([, was, now]) => !isSameData(was, now))
      .map(([name, was, now]) => [name, isDeep && isPlain(was) && isPlain(now) ? toPatch(was, now, true) : now]),
  );
}

/** A member; null without one. A map may have a key that every object inherits, such as `constructor`. */
const memberOf = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? (object[name] ?? null) : null;

/** Whether a value is an object of members, not an exact number. */
const isPlain = (value: unknown): value is JsonObject =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** An error whose field problems have the spec's names, without the request's envelope. */
export function withFieldNames(
  error: unknown,
  { wire }: TransportRequest,
  { body: envelope }: Pick<RecordDialect, "body">,
): unknown {
  const table = wire?.body ?? wire?.record;
  if (!(error instanceof ApiError) || error.details.length === 0 || (table === undefined && envelope === null)) {
    return error;
  }
  const inner = error.details.map((problem) =>
    envelope !== null && problem.path.startsWith(`${envelope}.`)
      ? { ...problem, path: problem.path.slice(envelope.length + 1) }
      : problem,
  );
  return new ApiError({
    ...error,
    message: error.message,
    cause: error.cause,
    details: fromWireProblems(inner, table),
  });
}

/**
 * Adds the id of a created record from `Location`, if the response contains none: the last segment, or the part in
 * parentheses of `/products(7)`. The record exists already, so an address that names no record is no error.
 */
export function withLocation(record: unknown, headers: Headers, { path }: Pick<TransportRequest, "path">): unknown {
  const location = headers.get("location");
  if (location === null || !(record === undefined || isObject(record)) || (record?.["id"] ?? null) !== null) {
    return record;
  }
  const [address = ""] = location.split(/[?#]/);
  const segment = lastSegment(address);
  const id = textOf(toKey(segment));
  return id === "" || segment === lastSegment(path) ? record : { ...record, id };
}

/** The key in parentheses, as OData writes it: `7`, `'a''b'`, `guid'…'`, `ID=7`. Empty for several keys. */
function toKey(segment: string): string {
  const [, key] = /\((.*)\)$/.exec(segment) ?? [];
  if (key === undefined) {
    return segment;
  }
  const [, quoted, plain = ""] = /^(?:\w+=)?(?:(?:guid)?'((?:[^']|'')*)'|([^',=]*))$/.exec(key) ?? [];
  return quoted?.replaceAll("''", "'") ?? plain;
}

const lastSegment = (address: string): string => /([^/]*)\/?$/.exec(address)?.[1] ?? "";

/** A part of an address; empty if it is malformed. */
function textOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
