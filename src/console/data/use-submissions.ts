import { useCallback, useRef } from "react";
import type { CallOptions } from "../../contract/transport.ts";
import { isSameSubmission, newIdempotencyKey } from "../api/idempotency.ts";

/** Sends a submission under a key of its own. */
export type Submit = <T>(what: string, call: (options: CallOptions) => Promise<T>) => Promise<T>;

/**
 * Sends what the user submits under a key that stays the same for repeated tries, until one is answered: a backend that
 * heeds it carries out one of them. `what` tells one submission of a screen from another, as its body does.
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
