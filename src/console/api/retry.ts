import { ApiError } from "./api-error.ts";
import type { HttpAnswer } from "./http-call.ts";

/** Where a transport gets the bearer token of its calls. */
export interface TokenSource {
  /** The token to send, refreshed first where it has expired; null where nobody is signed in. */
  accessToken(): Promise<string | null>;
  /** A newer token than one that the backend refused; null where there is none to be had. */
  renewedToken(refused: string): Promise<string | null>;
}

/** Backoff before each further attempt, in ms; `toPause` adds jitter. */
const DELAYS_MS = [300, 1000];

/** A page can be kept waiting for so long; what must wait longer is told. */
const MAX_PAUSE_MS = 5000;

/** No answer, or one from a gateway that says the backend is away, or that there is too much asked of it. */
function isWorthRetrying(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === "network" || [429, 502, 503, 504].includes(error.statusCode));
}

/** How long to wait before the next attempt; null where the backend asks for more than a page can wait. */
function toPause({ statusCode, retryAt }: ApiError, delay: number): number | null {
  // Jitter: after an outage, many consoles do not retry in step.
  const uneven = delay * (0.5 + Math.random() / 2);
  if (retryAt === null) {
    return statusCode === 429 ? null : uneven;
  }
  const asked = retryAt - Date.now();
  return asked > MAX_PAUSE_MS ? null : Math.max(asked, uneven);
}

/** Waits, or rejects as soon as the caller gives up. */
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

/** Runs a call that changes nothing, again after a short and uneven pause while the backend is out of reach. */
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

/** Sends a call; where the backend answers 401 to its token, sends it once more with a newer one. */
export async function withRenewedToken(
  tokens: TokenSource,
  send: (token: string | null) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const token = await tokens.accessToken();
  const answer = await send(token);
  if (answer.status !== 401 || token === null) {
    return answer;
  }
  const renewed = await tokens.renewedToken(token);
  return renewed === null ? answer : send(renewed);
}
