import { type InvalidateQueryFilters, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { errorText } from "../i18n/error-text.ts";
import { useText } from "../i18n/use-text.ts";
import { toExactJson } from "../lib/exact-json.ts";
import { useLatest } from "../lib/use-latest.ts";
import type { ToastRequest } from "../notify/toast.ts";
import type { MutationReport } from "./query-client.ts";

const NO_TOASTS: readonly ToastRequest[] = [];

interface BackendMutation<Variables, Data> {
  readonly call: (variables: Variables) => Promise<Data>;
  /** Notifications after a success. */
  readonly onAnswer?: (data: Data) => readonly ToastRequest[];
  /** Notifications after a failure. Default: the reason, as a console message. */
  readonly onError?: (error: unknown) => readonly ToastRequest[];
  /** Queries to invalidate afterwards; `data` is undefined after a failure. */
  readonly toInvalidate?: (data: Data | undefined) => InvalidateQueryFilters | null;
  /** Runs after a success and before stale queries are refetched. */
  readonly onDone?: (data: Data) => void;
  /** Runs last, after a success or a failure. */
  readonly onSettled?: () => void;
  /** Calls with different keys may run at the same time. Default: the variables as JSON. */
  readonly keyOf?: (variables: Variables) => string;
  /** Whether variables or result are secret. The cache then drops them at once. */
  readonly isSecret?: boolean;
}

/**
 * Returns a mutation. The mutation cache shows its result and invalidates stale queries. `run` ignores a call while one
 * with the same key is running: `isPending` comes too late for the second of two quick clicks.
 *
 * @example
 * const { run, isPending } = useBackendMutation({ call: (body: Body) => client.ticket.close(body) });
 */
export function useBackendMutation<Variables, Data>(mutation: BackendMutation<Variables, Data>) {
  const { t } = useText();
  const { call, onAnswer = () => NO_TOASTS, toInvalidate, onDone, onSettled, isSecret = false } = mutation;
  const { onError = (error) => [{ kind: "error", text: errorText(t, error) }] } = mutation;
  const report = { onAnswer, onError, ...(toInvalidate === undefined ? {} : { toInvalidate }) };
  const { mutateAsync, reset, ...state } = useMutation<Data, unknown, Variables>({
    mutationFn: call,
    // The cache is untyped. This hook has checked the report against its own mutation.
    meta: { report: report as MutationReport },
    ...(onDone === undefined ? {} : { onSuccess: (answer: Data) => onDone(answer) }),
    ...(onSettled === undefined ? {} : { onSettled: () => onSettled() }),
    ...(isSecret ? { gcTime: 0 } : {}),
  });
  const keyOf = useLatest(mutation.keyOf ?? toExactJson);
  const keys = useRef(new Set<string>());
  /** Resolves to the result, or to undefined after a failure, which the cache has reported, and if it was ignored. */
  const run = useCallback(
    async (given: Variables): Promise<Data | undefined> => {
      const { current } = keys;
      const key = keyOf.current(given);
      if (current.has(key)) {
        return undefined;
      }
      current.add(key);
      try {
        return await mutateAsync(given);
      } catch {
        return undefined;
      } finally {
        current.delete(key);
        if (isSecret) {
          reset();
        }
      }
    },
    [mutateAsync, isSecret, reset],
  );
  const { isPending, isSuccess, variables, error } = state;
  return { run, isPending, isSuccess, variables, error, reset };
}
