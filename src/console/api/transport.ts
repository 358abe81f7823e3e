import type { BackendConfig } from "../../contract/app-config.ts";
import type { RecordDialect } from "../../contract/record-dialect.ts";
import type { CallOptions, ListPage, Loaded, Transport, TransportRequest } from "../../contract/transport.ts";
import { fromWire } from "../../contract/wire-names.ts";
import { parseExactJson, parseListJson, toExactJson } from "../lib/exact-json.ts";
import { toCallUrl } from "./call-url.ts";
import { type Credentials, createCredentials } from "./credentials.ts";
import type { HttpCall, HttpResponse } from "./http-call.ts";
import { newIdempotencyKey, supportsIdempotencyKeys } from "./idempotency.ts";
import { toJsonBody, toWrittenBody, unexpected } from "./json-body.ts";
import { createListCalls, toListParameters } from "./list-calls.ts";
import { toListPage, toRecord, toWrittenRows } from "./list-page.ts";
import { idNameOf, type Sent, toRecordDialect, toSent, withFieldNames, withLocation } from "./record-format.ts";
import { type TokenSource, withRenewedToken, withRetries } from "./retry.ts";

export interface TransportParts {
  readonly backend: BackendConfig;
  readonly tokens: TokenSource;
  readonly timeoutMs: number | null;
  /** Hooks of the product around each call. */
  readonly adapter?: CallAdapter | undefined;
}

/** A call as the console would send it. */
export interface AdaptableCall {
  readonly http: HttpCall;
  readonly request: TransportRequest;
  /** The body with the names of the wire; undefined without one. */
  readonly body: unknown;
}

/** Adapts the calls of a transport (`call-adapter.ts`). */
export interface CallAdapter {
  toSender(call: AdaptableCall, credentials: Credentials): Promise<Parameters<typeof withRenewedToken>[1]>;
}

interface Call {
  readonly request: TransportRequest;
  readonly sent: Sent;
  readonly url: string;
  readonly options: CallOptions;
}

/** A response with its body parsed as far as possible. */
interface Exchange {
  readonly answer: HttpResponse;
  readonly body: unknown;
}

function toHeaders({ sent, options }: Call): { readonly [name: string]: string } {
  return {
    Accept: "application/json",
    // Only with a body: Fastify, for one, returns 400 for a JSON content type with an empty body.
    ...(sent.body === undefined ? {} : { "Content-Type": sent.contentType }),
    ...(options.etag === undefined || options.etag === null ? {} : { "If-Match": options.etag }),
    ...(options.idempotencyKey === undefined ? {} : { "Idempotency-Key": options.idempotencyKey }),
  };
}

/** A version usable in `If-Match`. Weak tags never match. */
function toEtag(answer: HttpResponse): string | null {
  const etag = answer.headers.get("etag");
  return etag === null || etag.startsWith("W/") ? null : etag;
}

function toHttpCall(call: Call, timeoutMs: number | null): HttpCall {
  const { sent, options, request, url } = call;
  return {
    url,
    method: sent.method,
    headers: toHeaders(call),
    ...(sent.body === undefined ? {} : { body: toExactJson(sent.body) }),
    signal: options.signal,
    timeoutMs,
    ...(request.fileOf === undefined ? {} : { isFile: true }),
  };
}

/** The parsed body of a response to a write. Throws if the response is an error or implausible. */
function readWrittenBody(answer: HttpResponse, request: TransportRequest): unknown {
  if (answer.file !== undefined) {
    return answer.file;
  }
  // A 404 without path parameters means that the backend lacks the endpoint. Treat it as a 405.
  const lacksCall = answer.status === 404 && !request.params;
  const parts = { parse: parseExactJson, idName: idNameOf(request) };
  const body = toWrittenBody(lacksCall ? { ...answer, status: 405 } : answer, parts);
  if (answer.isRedirected && request.method === "POST" && toListPage(body) !== null) {
    // A redirect changed the POST to a GET of a list, so the record may not have been created.
    throw unexpected(answer, "A POST was redirected to a list");
  }
  return body;
}

/** Sends calls with a valid token, and parses their responses. */
function createExchanges({ backend, tokens, timeoutMs, adapter }: TransportParts, records: RecordDialect) {
  const credentials = createCredentials(backend, timeoutMs);
  /** Adds an idempotency key to a POST without one: it may be sent again with a newer token. */
  const keyed = ({ method }: TransportRequest, { idempotencyKey, ...options }: CallOptions): CallOptions =>
    method === "POST" && supportsIdempotencyKeys(backend)
      ? { ...options, idempotencyKey: idempotencyKey ?? newIdempotencyKey() }
      : options;

  async function sendWithToken(call: Call): Promise<HttpResponse> {
    const http = toHttpCall(call, timeoutMs);
    const sender = await adapter?.toSender({ http, request: call.request, body: call.sent.body }, credentials);
    const { isDoubtful } = credentials;
    return await withRenewedToken(tokens, sender ?? { send: (token) => credentials.send(http, token), isDoubtful });
  }

  async function read(call: Call, parse: (text: string) => unknown): Promise<Exchange> {
    // Retry only a GET: the outcome of a lost write is unknown.
    const exchange = await withRetries(async () => {
      const answer = await sendWithToken(call);
      return { answer, body: toJsonBody(answer, { parse, idName: idNameOf(call.request) }) };
    }, call.options.signal);
    if (exchange.body === undefined) {
      throw unexpected(exchange.answer, "The response to a GET has no body");
    }
    return exchange;
  }

  async function write(call: Call): Promise<Exchange> {
    const answer = await sendWithToken(call);
    return { answer, body: readWrittenBody(answer, call.request) };
  }

  async function exchange(request: TransportRequest, options: CallOptions = {}): Promise<Exchange> {
    const url = toCallUrl(backend, request, toListParameters(backend, request));
    const call = { request, sent: toSent(request, options, records), url, options };
    try {
      return await (request.method === "GET"
        ? read(call, parseExactJson)
        : write({ ...call, options: keyed(request, options) }));
    } catch (error) {
      throw withFieldNames(error, request, records);
    }
  }

  return { sendWithToken, read, exchange };
}

export function createTransport(transport: TransportParts): Transport {
  const { backend } = transport;
  const records = toRecordDialect(backend);
  const { sendWithToken, read, exchange } = createExchanges(transport, records);
  const loadList = createListCalls(backend, {
    read: (request, url, options) => read({ request, sent: toSent(request, {}, records), url, options }, parseListJson),
    send: (request, url, options) => sendWithToken({ request, sent: toSent(request, {}, records), url, options }),
  });

  /** The record of a response, with the spec's names. */
  const recordOf = (request: TransportRequest, { body }: Exchange): unknown =>
    fromWire(toRecord(body, { place: records.record, idName: idNameOf(request) }), request.wire?.record);

  return {
    async send<T>(request: TransportRequest, options?: CallOptions): Promise<T> {
      const done = await exchange(request, options);
      if (done.answer.file !== undefined) {
        return done.body as T;
      }
      const record = recordOf(request, done);
      return (request.method === "POST" ? withLocation(record, done.answer.headers, request) : record) as T;
    },
    async list<T>(request: TransportRequest, query = {}, options: CallOptions = {}): Promise<ListPage<T>> {
      if (request.method !== "GET") {
        const { rows, ...page } = toWrittenRows((await exchange(request, options)).body);
        return { ...page, rows: fromWire(rows, request.wire?.record) } as ListPage<T>;
      }
      return (await loadList(request, query, options)) as ListPage<T>;
    },
    async load<T>(request: TransportRequest, options?: CallOptions): Promise<Loaded<T>> {
      const done = await exchange(request, options);
      return { record: recordOf(request, done) as T, etag: toEtag(done.answer) };
    },
  };
}
