import { ApiError } from "./api-error.ts";

export interface HttpCall {
  readonly url: string;
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
  readonly credentials?: RequestCredentials;
  /** `manual`: a redirect is returned as a response of status 0. Default: redirects are followed. */
  readonly redirect?: RequestRedirect;
  readonly signal?: AbortSignal | undefined;
  /** Null: no limit. */
  readonly timeoutMs: number | null;
  /** True if a successful response is a file. */
  readonly isFile?: boolean;
}

/** A response with its complete body. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The file of a successful call with `isFile`; then there is no text. */
  readonly file?: Blob;
  /** Whether the browser followed a redirect. A 301, 302 or 303 turns a POST into a GET. */
  readonly isRedirected: boolean;
}

/** Sends one request and reads the whole response. The timeout includes the body. */
export async function httpCall(call: HttpCall): Promise<HttpResponse> {
  const limit = call.timeoutMs === null ? null : AbortSignal.timeout(call.timeoutMs);
  const signals = [call.signal, limit].filter((signal) => signal !== null && signal !== undefined);
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.credentials === undefined ? {} : { credentials: call.credentials }),
      ...(call.redirect === undefined ? {} : { redirect: call.redirect }),
      signal: signals.length > 1 ? AbortSignal.any(signals) : (signals[0] ?? null),
      cache: "no-store",
    });
    return await readAnswer(response, call.isFile === true);
  } catch (cause) {
    if (call.signal?.aborted === true) {
      throw new ApiError({ kind: "cancelled", message: "The call was cancelled", cause });
    }
    if (limit?.aborted === true) {
      throw new ApiError({ kind: "timeout", message: `No answer within ${call.timeoutMs} ms`, cause });
    }
    // A page cannot distinguish offline, an unknown host, a failed connection and a failed CORS check.
    throw new ApiError({ kind: "network", message: "The backend could not be reached", cause });
  }
}

/** Reads the whole body. A download that breaks rejects, so that no part of a file is saved. */
async function readAnswer(response: Response, isFile: boolean): Promise<HttpResponse> {
  const { status, headers, redirected: isRedirected } = response;
  const answer = { status, headers, isRedirected };
  return isFile && response.ok
    ? { ...answer, text: "", file: await response.blob() }
    : { ...answer, text: await response.text() };
}
