import { Button } from "../../ui/mui/button.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { AuditRow } from "../../../contract/audit.ts";
import type { ListPage } from "../../../contract/transport.ts";
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

/** Audit entries, newest first, filtered by the URL's parameters. */
function Activity() {
  const { t } = useText();
  const calls = useAuditCalls();
  const { data: screens = NO_SCREENS } = useAllScreens();
  const words = useOwnWords();
  const [params, setParams] = useSearchParams();
  const state = readActivityState(params);
  const query = toAuditQuery(state, useAbilities());
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["activity", query],
    queryFn: ({ signal }) => calls.list(query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const handleChange = (change: Partial<ActivityState>) => {
    const next = writeActivityState({ ...state, page: 1, ...change });
    if (next.toString() !== writeActivityState(state).toString()) {
      setParams(next);
    }
  };
  usePageWithin(state, isPlaceholderData ? undefined : data, (page) =>
    setParams(writeActivityState({ ...state, page }), { replace: true }),
  );
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
            page={state.page}
            total={data.isAtLeast === true ? null : data.total}
            rows={data.rows.length}
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

/**
 * Redirects a page past the end (from an old link) to the last page, or to the previous one if the total is unknown.
 */
function usePageWithin(
  { page }: ActivityState,
  answered: ListPage<unknown> | undefined,
  goTo: (page: number) => void,
): void {
  const isPastEnd = page > 1 && answered?.rows.length === 0;
  const total = answered === undefined || answered.isAtLeast === true ? null : answered.total;
  const last = Math.ceil((total ?? 0) / ACTIVITY_PAGE_SIZE);
  useEffect(() => {
    if (isPastEnd) {
      goTo(Math.min(Math.max(1, last), page - 1));
    }
  });
}

interface PagesProps {
  readonly page: number;
  /** Null if the backend does not report a total. */
  readonly total: number | null;
  readonly rows: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, rows, onPage }: PagesProps) {
  const { t } = useText();
  const isLast = total === null ? rows < ACTIVITY_PAGE_SIZE : page * ACTIVITY_PAGE_SIZE >= total;
  return (
    <div className={styles["pages"]}>
      <span role="status" className={styles["count"]}>
        {total === null ? "" : t("activity.count", { count: total })}
      </span>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("activity.newer")}
      </Button>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        {t("activity.older")}
      </Button>
    </div>
  );
}
