import { type InvalidateQueryFilters, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { errorText } from "../i18n/error-text.ts";
import { useText } from "../i18n/use-text.ts";
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
  /** Whether variables or result are secret. The cache then drops them at once. */
  readonly isSecret?: boolean;
}

/**
 * Returns a mutation. The mutation cache shows its result and invalidates stale queries.
 *
 * @example
 * const { run, isPending } = useBackendMutation({ call: (body: Body) => client.ticket.close(body) });
 */
export function useBackendMutation<Variables, Data>(mutation: BackendMutation<Variables, Data>) {
  const { t } = useText();
  const { call, onAnswer = () => NO_TOASTS, toInvalidate, onDone, isSecret = false } = mutation;
  const { onError = (error) => [{ kind: "error", text: errorText(t, error) }] } = mutation;
  const report = { onAnswer, onError, ...(toInvalidate === undefined ? {} : { toInvalidate }) };
  const { mutateAsync, isPending, error, reset } = useMutation<Data, unknown, Variables>({
    mutationFn: call,
    // The cache is untyped. This hook has checked the report against its own mutation.
    meta: { report: report as MutationReport },
    ...(onDone === undefined ? {} : { onSuccess: (answer: Data) => onDone(answer) }),
    ...(isSecret ? { gcTime: 0 } : {}),
  });
  /** Resolves to the result, or to undefined after a failure, which the cache has reported. */
  const run = useCallback(
    async (variables: Variables): Promise<Data | undefined> => {
      try {
        return await mutateAsync(variables);
      } catch {
        return undefined;
      } finally {
        if (isSecret) {
          reset();
        }
      }
    },
    [mutateAsync, isSecret, reset],
  );
  return { run, isPending, error };
}
