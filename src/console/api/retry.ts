import { ApiError } from "./api-error.ts";

/** Backoff between the attempts; what is asked again is one person's page, so there is no jitter. */
const DELAYS_MS = [300, 1000];

/** No answer, or one from a gateway that says the backend is away. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || [502, 503, 504].includes(error.statusCode));
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
      if (!isWorthRetrying(error)) {
        throw error;
      }
      // Uneven, so that many consoles do not come back in step.
      await pause(delay * (0.5 + Math.random() / 2), signal);
    }
  }
  return run();
}
