import type { BackendConfig } from "../../contract/app-config.ts";
import type { CallOptions, ListPage, Loaded, Transport, TransportRequest } from "../../contract/transport.ts";
import { parseExactJson, parseListJson, toExactJson } from "../lib/exact-json.ts";
import { toPath } from "./call-url.ts";
import { createCredentials } from "./credentials.ts";
import type { HttpAnswer, HttpCall } from "./http-call.ts";
import { newIdempotencyKey, supportsIdempotencyKeys } from "./idempotency.ts";
import { toJsonBody, toWrittenBody, unexpected } from "./json-body.ts";
import { toDialect } from "./list-dialect.ts";
import { toListPage, toRecord, toRecordPage, toWrittenRows } from "./list-page.ts";
import { toQueryString } from "./list-query.ts";
import { type TokenSource, withRenewedToken, withRetries } from "./retry.ts";

export interface TransportParts {
  readonly backend: BackendConfig;
  readonly tokens: TokenSource;
  readonly timeoutMs: number | null;
}

interface Call {
  readonly request: TransportRequest;
  readonly url: string;
  readonly options: CallOptions;
}

/** A response with its body parsed as far as possible. */
interface Exchange {
  readonly answer: HttpAnswer;
  readonly body: unknown;
}

function toHeaders({ request, options }: Call): { readonly [name: string]: string } {
  return {
    Accept: "application/json",
    // Only with a body: Fastify, for one, returns 400 for a JSON content type with an empty body.
    ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(options.etag === undefined || options.etag === null ? {} : { "If-Match": options.etag }),
    ...(options.idempotencyKey === undefined ? {} : { "Idempotency-Key": options.idempotencyKey }),
  };
}

/** A version usable in `If-Match`. Weak tags never match. */
function toEtag(answer: HttpAnswer): string | null {
  const etag = answer.headers.get("etag");
  return etag === null || etag.startsWith("W/") ? null : etag;
}

export function createTransport({ backend, tokens, timeoutMs }: TransportParts): Transport {
  const dialect = toDialect(backend);
  const credentials = createCredentials(backend, timeoutMs);
  const toHttpCall = (call: Call): HttpCall => ({
    url: call.url,
    method: call.request.method,
    headers: toHeaders(call),
    ...(call.request.body === undefined ? {} : { body: toExactJson(call.request.body) }),
    signal: call.options.signal,
    timeoutMs,
  });

  /** Adds an idempotency key to a POST without one: it may be sent again with a newer token. */
  const keyed = ({ method }: TransportRequest, { idempotencyKey, ...options }: CallOptions): CallOptions =>
    method === "POST" && supportsIdempotencyKeys(backend)
      ? { ...options, idempotencyKey: idempotencyKey ?? newIdempotencyKey() }
      : options;

  const sendWithToken = (call: Call) =>
    withRenewedToken(tokens, {
      send: (token) => credentials.send(toHttpCall(call), token),
      isDoubtful: credentials.isDoubtful,
    });

  async function read(call: Call, parse: (text: string) => unknown): Promise<Exchange> {
    // Retry only a GET: the outcome of a lost write is unknown.
    const exchange = await withRetries(async () => {
      const answer = await sendWithToken(call);
      return { answer, body: toJsonBody(answer, parse) };
    }, call.options.signal);
    if (exchange.body === undefined) {
      throw unexpected(exchange.answer, "A GET was answered without a body");
    }
    return exchange;
  }

  async function exchange(request: TransportRequest, options: CallOptions = {}): Promise<Exchange> {
    const url = backend.url + toPath(request);
    if (request.method === "GET") {
      return await read({ request, url, options }, parseExactJson);
    }
    const answer = await sendWithToken({ request, url, options: keyed(request, options) });
    // A 404 without path parameters means that the backend lacks the endpoint. Treat it as a 405.
    const lacksCall = answer.status === 404 && !request.params;
    const body = toWrittenBody(lacksCall ? { ...answer, status: 405 } : answer, parseExactJson);
    if (answer.isRedirected && request.method === "POST" && toListPage(body) !== null) {
      // A redirect turned the POST into the GET of a list: the record may not have been created.
      throw unexpected(answer, "A POST was redirected, and answered with a list");
    }
    return { answer, body };
  }

  return {
    async send<T>(request: TransportRequest, options?: CallOptions): Promise<T> {
      const { body } = await exchange(request, options);
      return toRecord(body) as T;
    },
    async list<T>(request: TransportRequest, query = {}, options: CallOptions = {}): Promise<ListPage<T>> {
      if (request.method !== "GET") {
        return toWrittenRows((await exchange(request, options)).body) as ListPage<T>;
      }
      const url = backend.url + toPath(request) + toQueryString(query, dialect);
      const { answer, body } = await read({ request, url, options }, parseListJson);
      const page = toRecordPage(body, { headers: answer.headers, query, dialect });
      if (page === null) {
        throw unexpected(answer, "A list was answered with something else");
      }
      return page as ListPage<T>;
    },
    async load<T>(request: TransportRequest, options?: CallOptions): Promise<Loaded<T>> {
      const { answer, body } = await exchange(request, options);
      return { record: toRecord(body) as T, etag: toEtag(answer) };
    },
  };
}
