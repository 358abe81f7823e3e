import type { BackendConfig } from "../../contract/app-config.ts";
import type { CallOptions, ListPage, Loaded, Transport, TransportRequest } from "../../contract/transport.ts";
import { toPath, toQueryString } from "./call-url.ts";
import { type HttpAnswer, httpCall } from "./http-call.ts";
import { toJsonBody, unexpected } from "./json-body.ts";
import { toListPage, toRecord } from "./list-page.ts";
import { withRetries } from "./retry.ts";

/** Where a transport gets the bearer token of its calls. */
export interface TokenSource {
  /** The token to send, refreshed first where it has expired; null where nobody is signed in. */
  accessToken(): Promise<string | null>;
  /** A newer token than one that the backend refused; null where there is none to be had. */
  renewedToken(refused: string): Promise<string | null>;
}

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

function toHeaders({ request, options }: Call, token: string | null): { readonly [name: string]: string } {
  return {
    Accept: "application/json",
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    // Declared only with a body: Fastify, for one, answers 400 to a JSON type and nothing after it.
    ...(request.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(options.etag === undefined || options.etag === null ? {} : { "If-Match": options.etag }),
  };
}

/** A version that If-Match can match: a weak tag never does. */
function toEtag(answer: HttpAnswer): string | null {
  const etag = answer.headers.get("etag");
  return etag === null || etag.startsWith("W/") ? null : etag;
}

/** Sends the console's calls to one backend over `fetch`. */
export function createTransport({ backend, tokens, timeoutMs }: TransportParts): Transport {
  const sendOnce = (call: Call, token: string | null): Promise<HttpAnswer> =>
    httpCall({
      url: call.url,
      method: call.request.method,
      headers: toHeaders(call, token),
      ...(call.request.body === undefined ? {} : { body: JSON.stringify(call.request.body) }),
      signal: call.options.signal,
      timeoutMs,
    });

  async function sendWithToken(call: Call): Promise<HttpAnswer> {
    const token = await tokens.accessToken();
    const answer = await sendOnce(call, token);
    if (answer.status !== 401 || token === null) {
      return answer;
    }
    const renewed = await tokens.renewedToken(token);
    return renewed === null ? answer : sendOnce(call, renewed);
  }

  async function exchange(
    request: TransportRequest,
    query: string,
    options: CallOptions = {},
  ): Promise<{ readonly answer: HttpAnswer; readonly body: unknown }> {
    const call: Call = { request, url: backend.url + toPath(request) + query, options };
    const send = async () => {
      const answer = await sendWithToken(call);
      return { answer, body: toJsonBody(answer) };
    };
    // Only a GET may be asked twice: the answer to a lost write is unknown.
    const { answer, body } = request.method === "GET" ? await withRetries(send, options.signal) : await send();
    if (request.method === "GET" && body === undefined) {
      throw unexpected(answer, "A GET was answered without a body");
    }
    return { answer, body };
  }

  return {
    async send<T>(request: TransportRequest, options?: CallOptions): Promise<T> {
      const { body } = await exchange(request, "", options);
      return toRecord(body) as T;
    },
    async list<T>(request: TransportRequest, query = {}, options?: CallOptions): Promise<ListPage<T>> {
      const { answer, body } = await exchange(request, toQueryString(query), options);
      const page = toListPage(body);
      if (page === null) {
        throw unexpected(answer, "A list was answered with something else");
      }
      return page as ListPage<T>;
    },
    async load<T>(request: TransportRequest, options?: CallOptions): Promise<Loaded<T>> {
      const { answer, body } = await exchange(request, "", options);
      return { record: toRecord(body) as T, etag: toEtag(answer) };
    },
  };
}
