import { ApiError } from "./api-error.ts";
import type { Credentials } from "./credentials.ts";
import type { HttpResponse } from "./http-call.ts";

/** Source of a transport's bearer tokens. */
export interface TokenSource {
  /** The token to send, refreshed first if it has expired; null if signed out. */
  accessToken(): Promise<string | null>;
  /** A newer token than the one that the backend rejected; null if there is none. */
  renewedToken(refused: string): Promise<string | null>;
  /** Changes with the user. */
  readonly generation?: () => number;
}

/** Backoff before each further attempt, in ms; `toPause` adds jitter. */
const DELAYS_MS = [300, 1000];

/** Longest pause before a retry. A longer `Retry-After` rejects the call. */
const MAX_PAUSE_MS = 5000;

/** Whether to retry: a network error, a gateway error, or a rate limit. */
function isWorthRetrying(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === "network" || [429, 502, 503, 504].includes(error.statusCode));
}

/** Pause before the next attempt; null if `Retry-After` exceeds the limit. */
function toPause({ statusCode, retryAt }: ApiError, delay: number): number | null {
  // Jitter keeps many consoles from retrying at the same time after an outage.
  const uneven = delay * (0.5 + Math.random() / 2);
  if (retryAt === null) {
    return statusCode === 429 ? null : uneven;
  }
  const asked = retryAt - Date.now();
  return asked > MAX_PAUSE_MS ? null : Math.max(asked, uneven);
}

/** Resolves after `ms`, or rejects on abort. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer);
      reject(new ApiError({ kind: "cancelled", message: "The call was cancelled" }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", handleAbort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", handleAbort, { once: true });
  });
}

/** Runs a safe call and retries it with jitter while the backend is unreachable. */
export async function withRetries<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await run();
    } catch (error) {
      const wait = isWorthRetrying(error) ? toPause(error, delay) : null;
      if (wait === null) {
        throw error;
      }
      await pause(wait, signal);
    }
  }
  return run();
}

/**
 * Sends a call. After a status that may mean the end of the session, sends it once more with a newer token. If the
 * session turns out to be valid with the same token, the first response counts.
 */
export async function withRenewedToken(
  tokens: TokenSource,
  { send, isDoubtful }: Pick<Credentials, "isDoubtful"> & { send(token: string | null): Promise<HttpResponse> },
): Promise<HttpResponse> {
  const token = await tokens.accessToken();
  const generation = tokens.generation?.();
  const answer = await send(token);
  if (!isDoubtful(answer.status) || token === null) {
    return answer;
  }
  const renewed = await tokens.renewedToken(token);
  if (tokens.generation?.() !== generation) {
    // This call comes from a page of the previous user. It must not be sent with the next user's token.
    throw new ApiError({ kind: "cancelled", message: "Another user has signed in" });
  }
  return renewed === null || renewed === token ? answer : send(renewed);
}
