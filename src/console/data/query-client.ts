import { type InvalidateQueryFilters, MutationCache, QueryClient } from "@tanstack/react-query";
import type { ToastRequest } from "../notify/toast.ts";

/** Options of a mutation for the mutation cache: notifications, and queries to invalidate. */
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
 * Creates the query cache. Its mutation cache is the only place that shows the result of a change and invalidates
 * queries.
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
      // Invalidate after failures too: a failure often means that the displayed data is stale.
      onSettled: async (...[data, , , , { meta }]) => {
        const filters = meta?.report?.toInvalidate?.(data);
        if (filters) {
          await queries.invalidateQueries({ refetchType: "active", ...filters });
        }
      },
    }),
    defaultOptions: {
      queries: {
        // The transport already retries. Retrying here as well would multiply the requests.
        retry: false,
        staleTime: 5000,
        // Send requests even if `navigator.onLine` is false: it is often wrong.
        networkMode: "always",
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queries;
}
