import { QueryClient } from "@tanstack/react-query";

/** The console's cache of what the backend answered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
