/** Interface that generated API clients use. The console implements it with `fetch`. */

import type { BatchResponse } from "./batch.ts";
import type { ExportBody } from "./list-export.ts";
import type { ListFilter } from "./list-filter.ts";
import type { RecordId } from "./record-id.ts";
import type { RequestNames } from "./wire-names.ts";

export type { RecordId } from "./record-id.ts";

/** A call with path template, before the base URL is added. */
export interface TransportRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Template: `/books/{id}`. */
  readonly path: string;
  /** Values of the path's parameters. */
  readonly params?: { readonly [name: string]: RecordId };
  /** Sent as JSON. Without a body, there is no content type. */
  readonly body?: unknown;
  /** Names of fields on the wire, if they differ from the spec's. */
  readonly wire?: RequestNames;
  /** For a call that returns a file of a list: `send` resolves to a Blob, and the query has the list's parameters. */
  readonly fileOf?: ListQuery;
  /** For a write on all records of a list: the query has the list's parameters. */
  readonly matching?: ListQuery;
  /** For adapters: the entity whose client makes the call, the member of that client, and the query of a list. */
  readonly about?: { readonly entity?: string; readonly operation?: string; readonly query?: ListQuery };
}

/** Options for any call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Version of the record from `load`; sent as If-Match. */
  readonly etag?: string | null;
  /** For PUT: the record as it was loaded. A backend that takes changed fields only gets those. */
  readonly before?: unknown;
  /** For POST: the same key for all attempts of one submission, sent as Idempotency-Key. Default: a new key. */
  readonly idempotencyKey?: string;
}

/** Parameters of a list call. Absent members are not sent. */
export interface ListQuery {
  /** Starts at 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** `field` ascending, `-field` descending. */
  readonly sort?: string;
  /** Cursor of the following page: `next` of the current one. `page` then only contains its number. */
  readonly after?: string;
  /** Cursor of the preceding page: `previous` of the current one. */
  readonly before?: string;
  /** Requests an exact count from a backend that returned a lower bound. */
  readonly isCountedExactly?: boolean;
  /** Quick search; sent as `q`. */
  readonly search?: string;
  /** One parameter per field; with several values, any may match. */
  readonly filters?: { readonly [field: string]: string | readonly string[] };
  /** Filters combined by and/or, in addition to `filters`. Only for backends that support filter groups. */
  readonly filter?: ListFilter;
  /** Only records with these ids. Only for backends that support filtering by ids. */
  readonly ids?: readonly RecordId[];
}

/** Rows of a response: a plain array, or a page with its total. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Number of matches; null if the response was a plain array. */
  readonly total: number | null;
  /** True if `total` is a lower bound: the backend knows that there are more, but not how many. */
  readonly isAtLeast?: boolean;
  /** Cursors, if the backend can continue from a record instead of skipping rows. */
  readonly next?: string;
  readonly previous?: string;
}

/** A record and its version (ETag), if the backend returned one. */
export interface Loaded<T> {
  readonly record: T;
  readonly etag: string | null;
}

/** Sends calls to one backend. All methods reject with an `ApiError`. */
export interface Transport {
  /** Body of a 2xx response, or undefined if it is empty. */
  send<T>(request: TransportRequest, options?: CallOptions): Promise<T>;
  list<T>(request: TransportRequest, query?: ListQuery, options?: CallOptions): Promise<ListPage<T>>;
  load<T>(request: TransportRequest, options?: CallOptions): Promise<Loaded<T>>;
}

/** A record of any entity, for generic screens. */
export interface EntityRecord {
  readonly id: RecordId;
  readonly [field: string]: unknown;
}

/**
 * The generated client of any entity, for generic screens. `operations` in the entity's descriptor lists the available
 * members. They are methods rather than function properties, because only method parameters are bivariant: `ticketApi`
 * takes a `Ticket` where this interface has `unknown`.
 */
export interface EntityClient {
  list?(query?: ListQuery, options?: CallOptions): Promise<ListPage<EntityRecord>>;
  get?(id: RecordId, options?: CallOptions): Promise<Loaded<EntityRecord>>;
  create?(body: never, options?: CallOptions): Promise<unknown>;
  update?(id: RecordId, body: never, options?: CallOptions): Promise<unknown>;
  delete?(id: RecordId, options?: CallOptions): Promise<void>;
  /** Creates, changes or deletes many records (`BatchBody`). Only for backends with the ability `batch`. */
  batch?(body: never, options?: CallOptions): Promise<BatchResponse>;
  /** Returns a file of the matching records. Only for backends with the ability `export`. */
  export?(body: ExportBody, query?: ListQuery, options?: CallOptions): Promise<Blob>;
}
