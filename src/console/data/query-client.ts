import { type InvalidateQueryFilters, MutationCache, QueryClient } from "@tanstack/react-query";
import type { ToastRequest } from "../notify/toast.ts";

/** What the mutation cache is told of a mutation: what to say of it, and what it makes out of date. */
export interface MutationReport {
  readonly onAnswer?: (data: unknown) => readonly ToastRequest[];
  readonly onError?: (error: unknown) => readonly ToastRequest[];
  readonly toInvalidate?: (data: unknown) => InvalidateQueryFilters | null;
}

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: { readonly report?: MutationReport };
  }
}

/**
 * The console's cache of what the backend answered. Its mutation cache is the one place that notifies of what came of
 * a change, and that invalidates what the change made out of date.
 */
export function createQueryClient(notify: (toast: ToastRequest) => void): QueryClient {
  const notifyAll = (toasts: readonly ToastRequest[] = []) => {
    for (const toast of toasts) {
      notify(toast);
    }
  };
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (...[data, , , { meta }]) => notifyAll(meta?.report?.onAnswer?.(data)),
      onError: (...[error, , , { meta }]) => notifyAll(meta?.report?.onError?.(error)),
      // Whether it was done or not: a failure often means that what is shown is out of date.
      onSettled: async (...[data, , , , { meta }]) => {
        const filters = meta?.report?.toInvalidate?.(data);
        if (filters) {
          await queries.invalidateQueries({ refetchType: "active", ...filters });
        }
      },
    }),
    defaultOptions: {
      queries: {
        // The transport retries what is worth it; twice over would multiply.
        retry: false,
        staleTime: 5000,
        // Let the call itself find out whether the network is there: `navigator.onLine` is often wrong.
        networkMode: "always",
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queries;
}
