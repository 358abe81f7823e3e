/** What generated API clients are written against; the console implements it over `fetch`. */

import type { ListFilter } from "./list-filter.ts";

/**
 * A record's id: a number or a string, opaque to the console (it only ever compares and sends it). A whole number
 * past 2^53 is a bigint, since no other number has all of its digits.
 */
export type RecordId = string | number | bigint;

/** One call, before its path is filled in and its backend's address put in front. */
export interface TransportRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Template: `/books/{id}`. */
  readonly path: string;
  /** Values of the path's placeholders. */
  readonly params?: { readonly [name: string]: RecordId };
  /** Sent as JSON. A call without a body declares no content type. */
  readonly body?: unknown;
}

/** What the caller may add to any call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The record's version as `load` gave it; sent as If-Match. */
  readonly etag?: string | null;
  /** Of a POST: the same for repeated tries of one submission, sent as Idempotency-Key. Default: one of its own. */
  readonly idempotencyKey?: string;
}

/** What a list is asked for. Absent members are not sent. */
export interface ListQuery {
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** `field` ascending, `-field` descending. */
  readonly sort?: string;
  /** The page beside another: `next` of that one. `page` says only which number it has. */
  readonly after?: string;
  /** The page beside another: `previous` of that one. */
  readonly before?: string;
  /** Asked of a backend that has answered that there are at least so many. */
  readonly isCountedExactly?: boolean;
  /** Quick search; sent as `q`. */
  readonly search?: string;
  /** One parameter a filtered field; of several values, one must hold. */
  readonly filters?: { readonly [field: string]: string | readonly string[] };
  /** Filters joined by and/or, beside those; asked of backends that are said to heed groups of filters. */
  readonly filter?: ListFilter;
  /** Only these records: asked of backends whose lists can be narrowed down by ids. */
  readonly ids?: readonly RecordId[];
}

/** Rows as the backend gave them: a bare array, or a page with its total. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** How many records match; null where the backend answered a bare array. */
  readonly total: number | null;
  /** Whether `total` is only the least that there are: the backend says that more follow, not how many. */
  readonly isAtLeast?: boolean;
  /** Where the backend can read a page from its neighbour on, rather than from the first: what to ask it with. */
  readonly next?: string;
  readonly previous?: string;
}

/** A record with its version, where the backend gave one (ETag). */
export interface Loaded<T> {
  readonly record: T;
  readonly etag: string | null;
}

/** Sends calls to one backend. Every method rejects with an `ApiError`. */
export interface Transport {
  /** The body of a 2xx answer, or undefined where it has none. */
  send<T>(request: TransportRequest, options?: CallOptions): Promise<T>;
  list<T>(request: TransportRequest, query?: ListQuery, options?: CallOptions): Promise<ListPage<T>>;
  load<T>(request: TransportRequest, options?: CallOptions): Promise<Loaded<T>>;
}

/** A record of any entity, as the generic screens see it. */
export interface EntityRecord {
  readonly id: RecordId;
  readonly [field: string]: unknown;
}

/**
 * The generated client of any entity, as the generic screens see it; `operations` in its descriptor
 * tells which members are there. Methods, not function properties: `ticketApi` takes a `Ticket` where
 * this says `unknown`, which only method parameters may do.
 */
export interface EntityClient {
  list?(query?: ListQuery, options?: CallOptions): Promise<ListPage<EntityRecord>>;
  get?(id: RecordId, options?: CallOptions): Promise<Loaded<EntityRecord>>;
  create?(body: never, options?: CallOptions): Promise<unknown>;
  update?(id: RecordId, body: never, options?: CallOptions): Promise<unknown>;
  delete?(id: RecordId, options?: CallOptions): Promise<void>;
}
