import { ApiError } from "./api-error.ts";

export interface HttpCall {
  readonly url: string;
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
  readonly credentials?: RequestCredentials;
  readonly signal?: AbortSignal | undefined;
  /** Null: as long as it takes. */
  readonly timeoutMs: number | null;
}

/** An answer whose body has arrived in full. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Whether the browser was sent elsewhere for it: by a 301, 302 or 303, a POST becomes a GET. */
  readonly isRedirected: boolean;
}

/** Sends one call and waits for the whole answer; the time limit covers the body too. */
export async function httpCall(call: HttpCall): Promise<HttpAnswer> {
  const limit = call.timeoutMs === null ? null : AbortSignal.timeout(call.timeoutMs);
  const signals = [call.signal, limit].filter((signal) => signal !== null && signal !== undefined);
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.credentials === undefined ? {} : { credentials: call.credentials }),
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
    // Offline, an unknown host, a refused connection and a failed CORS check all look the same to a page.
    throw new ApiError({ kind: "network", message: "The backend could not be reached", cause });
  }
}
