import type { QueryClient } from "@tanstack/react-query";
import { MAX_JOB_EXCEPTIONS } from "../../../../contract/jobs.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import type { EntityClient, EntityRecord } from "../../../../contract/transport.ts";
import { filterRows, searchedFields } from "../../../data/client-rows.ts";
import { collectRows } from "../../../data/collect-rows.ts";
import { collectedKey } from "../../../data/query-keys.ts";
import { isHoldable, TooManyRowsError } from "../../../data/too-many-rows.ts";
import type { AllMatching } from "../../jobs/all-matching.ts";
import type { ListState } from "../../query/list-state.ts";
import type { ListData } from "../data/use-list-data.ts";
import { withIds } from "./use-range-selection.ts";

/** Lists of fewer records are changed by the browser, which shows each of them before. */
const JOB_FROM = 1_000;

/** A list whose matching records are loaded or counted. */
export interface MatchingSource {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly data: ListData;
  readonly client: EntityClient;
  readonly queries: QueryClient;
  /** Maximum number of records that the browser loads. */
  readonly most: number;
}

/** Loads every record that matches the list's search and filters. */
export async function collectMatching(
  { screens, state, data, client, queries, most }: MatchingSource,
  onProgress?: (loaded: number, total: number) => void,
  stopped?: AbortSignal,
): Promise<readonly EntityRecord[]> {
  const { serverQuery, total } = data;
  if (!(data.isRefreshing || data.isAtLeast || isHoldable(total, false, most))) {
    throw new TooManyRowsError(total, most);
  }
  // A request that can be aborted or reports progress is not shared through the cache.
  const all = stopped
    ? await collectRows(client, serverQuery, { signal: stopped, most, ...(onProgress ? { onProgress } : {}) })
    : await queries.fetchQuery({
        queryKey: [...collectedKey(screens.entity, serverQuery), "now"],
        queryFn: ({ signal }) => collectRows(client, serverQuery, { signal, most }),
        staleTime: 0,
      });
  // Apply the filters that the backend does not support. The backend already applied the search if it pages.
  const search = data.isServerPaged ? "" : state.search;
  return filterRows(all, { ...state, fields: screens.fields, search }, searchedFields(screens));
}

/**
 * All records of a list for a job of the backend (`abilities.jobs`), without loading them. Null: the browser has to load
 * them. Rejects with `TooManyRowsError`.
 */
export async function countMatching({ client, data }: MatchingSource, jobs: number): Promise<AllMatching | null> {
  const { isServerPaged, isAtLeast, total, serverQuery } = data;
  if (!isServerPaged || total <= Math.min(JOB_FROM, jobs) || jobs === 0) {
    return null;
  }
  const { sort: _, ...query } = serverQuery;
  const page = { ...query, page: 1, pageSize: 1, isCountedExactly: true };
  const count = isAtLeast ? ((await client.list?.(page))?.total ?? total) : total;
  if (count > jobs) {
    throw new TooManyRowsError(count, jobs);
  }
  return toAll({ count, query, except: [] });
}

function toAll(all: Pick<AllMatching, "count" | "query" | "except">): AllMatching {
  const shownOf = (ids: readonly string[]) => withIds(withIds({}, ids, true), all.except, false);
  return {
    ...all,
    shownOf,
    toChanged: (ids, change) => {
      const next = change(shownOf(ids));
      const except = [...all.except.filter((id) => !ids.includes(id)), ...ids.filter((id) => !next[id])];
      return except.length > MAX_JOB_EXCEPTIONS ? null : toAll({ ...all, except });
    },
  };
}
