import type { BackendConfig } from "../../contract/app-config.ts";
import type { CallOptions, ListPage, Loaded, Transport, TransportRequest } from "../../contract/transport.ts";
import { parseExactJson, parseListJson, toExactJson } from "../lib/exact-json.ts";
import { toPath } from "./call-url.ts";
import { type HttpAnswer, httpCall } from "./http-call.ts";
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

/** An answer with its body, as far as it could be read. */
interface Exchange {
  readonly answer: HttpAnswer;
  readonly body: unknown;
}

function toHeaders({ request, options }: Call, token: string | null): { readonly [name: string]: string } {
  return {
    Accept: "application/json",
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    // Declared only with a body: Fastify, for one, answers 400 to a JSON type and nothing after it.
    ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(options.etag === undefined || options.etag === null ? {} : { "If-Match": options.etag }),
    ...(options.idempotencyKey === undefined ? {} : { "Idempotency-Key": options.idempotencyKey }),
  };
}

/** A version that If-Match can match: a weak tag never does. */
function toEtag(answer: HttpAnswer): string | null {
  const etag = answer.headers.get("etag");
  return etag === null || etag.startsWith("W/") ? null : etag;
}

/** Sends the console's calls to one backend over `fetch`. */
export function createTransport({ backend, tokens, timeoutMs }: TransportParts): Transport {
  const dialect = toDialect(backend);
  const sendOnce = (call: Call, token: string | null): Promise<HttpAnswer> =>
    httpCall({
      url: call.url,
      method: call.request.method,
      headers: toHeaders(call, token),
      ...(call.request.body === undefined ? {} : { body: toExactJson(call.request.body) }),
      signal: call.options.signal,
      timeoutMs,
    });

  /** A POST has a key of its own even where its screen gave none: it may be sent again with a newer token. */
  const keyed = ({ method }: TransportRequest, { idempotencyKey, ...options }: CallOptions): CallOptions =>
    method === "POST" && supportsIdempotencyKeys(backend)
      ? { ...options, idempotencyKey: idempotencyKey ?? newIdempotencyKey() }
      : options;

  const sendWithToken = (call: Call) => withRenewedToken(tokens, (token) => sendOnce(call, token));

  async function read(call: Call, parse: (text: string) => unknown): Promise<Exchange> {
    // Only a GET may be asked twice: the answer to a lost write is unknown.
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
    // A 404 to what is sent to no record misses the address: the backend lacks the call, as a 405 says.
    const lacksCall = answer.status === 404 && !request.params;
    const body = toWrittenBody(lacksCall ? { ...answer, status: 405 } : answer, parseExactJson);
    if (answer.isRedirected && request.method === "POST" && toListPage(body) !== null) {
      // Sent on to a list, which a GET read: nothing says that what was posted ever arrived.
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
