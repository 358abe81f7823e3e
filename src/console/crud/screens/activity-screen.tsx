import { Skeleton } from "../../ui/mui/skeleton.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import type { AuditRow } from "../../../contract/audit.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActivityEntry } from "../history/activity-entry.tsx";
import { ActivityFilters } from "../history/activity-filters.tsx";
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityState,
  readActivityState,
  toAuditQuery,
  writeActivityState,
} from "../history/activity-state.ts";
import styles from "../history/history.module.css";
import { type ScreensByEntity, useAllScreens } from "../history/use-all-screens.ts";
import { useOwnWords } from "../history/use-own-words.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { Pages, usePageWithin } from "../page/pages.tsx";

/** Audit log of all users, or an explanation if the backend has no audit. */
export function ActivityScreen() {
  const { t } = useText();
  return useAbilities().audit ? (
    <Suspense fallback={null}>
      <Activity />
    </Suspense>
  ) : (
    <EmptyState kind="none" heading="h1" title={t("activity.untold")} text={t("activity.untoldText")} />
  );
}

const NO_SCREENS: ScreensByEntity = new Map();

/** The page of entries that the URL asks for, and a function that changes the URL. */
function useEntries() {
  const calls = useAuditCalls();
  const [params, setParams] = useSearchParams();
  const state = readActivityState(params);
  const query = toAuditQuery(state, useAbilities());
  const entries = useQuery({
    queryKey: ["activity", query],
    queryFn: ({ signal }) => calls.list(query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, isSuccess, isPlaceholderData } = entries;
  const handleChange = (change: Partial<ActivityState>) => {
    const next = writeActivityState({ ...state, page: 1, ...change });
    if (next.toString() !== writeActivityState(state).toString()) {
      setParams(next);
    }
  };
  const total = data === undefined || data.isAtLeast === true ? null : data.total;
  const shown = { page: state.page, size: ACTIVITY_PAGE_SIZE, rows: data?.rows.length ?? 0, total };
  usePageWithin(isSuccess && !isPlaceholderData ? shown : undefined, (page) =>
    setParams(writeActivityState({ ...state, page }), { replace: true }),
  );
  return { entries, state, shown, handleChange };
}

/** Audit entries, newest first, filtered by the URL's parameters. */
function Activity() {
  const { t } = useText();
  const { data: screens = NO_SCREENS } = useAllScreens();
  const words = useOwnWords();
  const { entries, state, shown, handleChange } = useEntries();
  const { data, error, refetch } = entries;
  return (
    <>
      <PageHeader title={t("crud.activity")} />
      <ActivityFilters state={state} screens={screens} onChange={handleChange} />
      {error && data === undefined ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {data?.rows.length === 0 ? <EmptyState kind="noMatch" title={t("activity.none")} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <Panel>
            <ol className={styles["entries"]}>
              {data.rows.map((row, index) => (
                <ActivityEntry
                  key={row.id}
                  row={row}
                  screens={screens.get(row.entity ?? "") ?? null}
                  isGone={isDeletedIn(data.rows.slice(0, index), row)}
                  words={words}
                />
              ))}
            </ol>
          </Panel>
          <Pages
            {...shown}
            count={shown.total === null ? "" : t("activity.count", { count: shown.total })}
            onPage={(page) => handleChange({ page })}
          />
        </>
      ) : null}
    </>
  );
}

/** True if a later entry records the deletion of this entry's record. */
function isDeletedIn(later: readonly AuditRow[], { entity, recordId }: AuditRow): boolean {
  return later.some((row) => row.action === "delete" && row.entity === entity && row.recordId === recordId);
}
