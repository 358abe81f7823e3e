import { type InvalidateQueryFilters, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { errorText } from "../i18n/error-text.ts";
import { useText } from "../i18n/use-text.ts";
import type { ToastRequest } from "../notify/toast.ts";
import type { MutationReport } from "./query-client.ts";

const NO_TOASTS: readonly ToastRequest[] = [];

interface BackendMutation<Variables, Data> {
  readonly call: (variables: Variables) => Promise<Data>;
  /** What to notify of an answer. */
  readonly onAnswer?: (data: Data) => readonly ToastRequest[];
  /** What to notify of a failure. Default: the reason, in the console's words. */
  readonly onError?: (error: unknown) => readonly ToastRequest[];
  /** What is out of date afterwards; `data` is undefined after a failure. */
  readonly toInvalidate?: (data: Data | undefined) => InvalidateQueryFilters | null;
  /** What the screen does next; what is out of date is only then asked for again. */
  readonly onDone?: (data: Data) => void;
  /** What is asked or answered is a secret: the cache forgets it at once. */
  readonly isSecret?: boolean;
}

/** A change at the backend. The mutation cache notifies of what came of it and invalidates what it made out of date. */
export function useBackendMutation<Variables, Data>(mutation: BackendMutation<Variables, Data>) {
  const { t } = useText();
  const { call, onAnswer = () => NO_TOASTS, toInvalidate, onDone, isSecret = false } = mutation;
  const { onError = (error) => [{ kind: "error", text: errorText(t, error) }] } = mutation;
  const report = { onAnswer, onError, ...(toInvalidate === undefined ? {} : { toInvalidate }) };
  const { mutateAsync, isPending, error, reset } = useMutation<Data, unknown, Variables>({
    mutationFn: call,
    // The cache knows no mutation's types; each report was checked against its own mutation here.
    meta: { report: report as MutationReport },
    ...(onDone === undefined ? {} : { onSuccess: (answer: Data) => onDone(answer) }),
    ...(isSecret ? { gcTime: 0 } : {}),
  });
  /** Resolves whatever comes of it, to the answer or to undefined: of a failure, the cache has notified. */
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
