import { useEffect } from "react";
import { ApiError } from "../../../api/api-error.ts";
import type { ListState } from "../../query/list-state.ts";
import type { ChangeListState } from "../state/use-list-state.ts";
import type { ListData } from "./use-list-data.ts";

/**
 * Redirects a page past the end (after a deletion or from an old link) to the last page. If the backend rejects the
 * cursor, falls back to the page number.
 */
export function usePageWithin(data: ListData, state: ListState, change: ChangeListState): void {
  const lastPage = Math.max(1, Math.ceil(data.total / data.size));
  const isPastEnd = data.total > 0 && !data.isLoading && !data.isRefreshing && !data.error && state.page > lastPage;
  const statusCode = data.error instanceof ApiError ? data.error.statusCode : 0;
  const isRefused = state.cursor !== undefined && statusCode === 400;
  // Some backends, such as Django REST, respond with 404 past the last page.
  const isMissing = statusCode === 404 && state.page > 1;
  const page = isPastEnd ? lastPage : isRefused ? state.page : isMissing ? 1 : 0;
  useEffect(() => {
    if (page > 0) {
      change({ page }, { replace: true });
    }
  }, [page, change]);
}
