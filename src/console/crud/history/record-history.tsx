import { Button } from "../../ui/mui/button.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import type { AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { entityKey } from "../../data/query-keys.ts";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useScreenForm } from "../form-data/use-screen-form.ts";
import styles from "./history.module.css";
import { HistoryEntry } from "./history-entry.tsx";
import { isPastVersion, recordAt } from "./past-version.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

/** An entry of the timeline that is not an audit entry. */
export interface TimelineEntry {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string;
  readonly element: ReactNode;
}

interface RecordHistoryProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  /** Further entries, newest first. */
  readonly others?: readonly TimelineEntry[];
  /** Actions of audit entries that the other entries show. */
  readonly hidden?: readonly string[];
}

const NONE: readonly never[] = [];

const PAGE_SIZE = 20;

/** The loaded pages of a record's history, newest first. */
function useHistory({ screens: { entity }, record: { id } }: RecordHistoryProps) {
  const calls = useAuditCalls();
  const query = useInfiniteQuery({
    // Nested under the entity's key, so that any change of a record invalidates its history.
    queryKey: [...entityKey(entity), "history", String(id)],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      calls.list({ page: pageParam, pageSize: PAGE_SIZE, filters: { entity, recordId: String(id) } }, { signal }),
    getNextPageParam: (last, pages) =>
      last.total !== null && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : null,
  });
  return { query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] };
}

/** A record's timeline: who changed which fields and when. Users who may edit can restore an earlier version. */
export function RecordHistory(props: RecordHistoryProps) {
  const { screens, record, others = NONE, hidden = NONE } = props;
  const { t } = useText();
  const { query, rows } = useHistory(props);
  const form = useScreenForm(screens.entity, "edit");
  const [restored, setRestored] = useState<AuditRow | null>(null);
  if (query.isPending) {
    return <Skeleton variant="rounded" height={72} />;
  }
  if (query.isError) {
    return (
      <Typography variant="body2" role="status">
        {t("history.failed")} <Button onClick={() => void query.refetch()}>{t("crud.failed.retry")}</Button>
      </Typography>
    );
  }
  const audited = rows
    .filter(({ action }) => !hidden.includes(action))
    .map((row) => ({
      id: row.id,
      at: row.at,
      element: (
        <HistoryEntry row={row} screens={screens} record={recordAt(record, rows, row)}>
          {form && isPastVersion(rows, row) ? (
            <Button
              size="small"
              aria-label={t("history.restoreOf", { when: formatDateTime(row.at, dateLocale()) })}
              onClick={() => setRestored(row)}
            >
              {t("history.restore")}
            </Button>
          ) : null}
        </HistoryEntry>
      ),
    }));
  // Entries that are older than the loaded pages follow with the next page.
  const oldest = query.hasNextPage ? Date.parse(rows.at(-1)?.at ?? "") : Number.NEGATIVE_INFINITY;
  const entries = [...audited, ...others.filter(({ at }) => Date.parse(at) >= oldest)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  return (
    <>
      {entries.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t("history.none")}
        </Typography>
      ) : null}
      <ol className={styles["entries"]}>
        {entries.map(({ id, element }) => (
          <Fragment key={id}>{element}</Fragment>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button sx={{ mt: 1 }} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("history.more")}
        </Button>
      ) : null}
      {form && restored ? (
        <RestoreDialog
          screens={screens}
          form={form}
          shown={record}
          rows={rows}
          at={restored}
          onClose={() => setRestored(null)}
        />
      ) : null}
    </>
  );
}
