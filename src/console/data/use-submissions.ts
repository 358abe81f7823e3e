import { useCallback, useRef } from "react";
import type { CallOptions } from "../../contract/transport.ts";
import { isSameSubmission, newIdempotencyKey } from "../api/idempotency.ts";

/** Sends a submission with an idempotency key. */
export type Submit = <T>(what: string, call: (options: CallOptions) => Promise<T>) => Promise<T>;

/**
 * Sends submissions with an idempotency key, which stays the same for retries until one succeeds. A backend that
 * supports the key executes only one of them. `what` identifies a submission of the screen, as its body does.
 *
 * @example
 * const submit = useSubmissions();
 */
export function useSubmissions(): Submit {
  const keys = useRef(new Map<string, string>());
  return useCallback(async <T>(what: string, call: (options: CallOptions) => Promise<T>): Promise<T> => {
    const idempotencyKey = keys.current.get(what) ?? newIdempotencyKey();
    keys.current.set(what, idempotencyKey);
    try {
      const answer = await call({ idempotencyKey });
      keys.current.delete(what);
      return answer;
    } catch (error) {
      if (!isSameSubmission(error)) {
        keys.current.delete(what);
      }
      throw error;
    }
  }, []);
}
