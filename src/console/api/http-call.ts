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
}

/** A response with its complete body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether the browser followed a redirect. A 301, 302 or 303 turns a POST into a GET. */
  readonly isRedirected: boolean;
}

/** Sends one request and reads the whole response. The timeout includes the body. */
export async function httpCall(call: HttpCall): Promise<HttpAnswer> {
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
    const { status, headers, redirected: isRedirected } = response;
    return { status, headers, text: await response.text(), isRedirected };
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
