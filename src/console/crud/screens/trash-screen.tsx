import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { entityKey } from "../../data/query-keys.ts";
import { createTrashCalls, trashKey } from "../../data/trash-calls.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialogFrame } from "../../ui/confirm-dialog-frame.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useAllScreens } from "../history/use-all-screens.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { NotFound } from "../page/not-found.tsx";
import { Pages, usePageWithin } from "../page/pages.tsx";
import { SearchBox } from "../query/search-box.tsx";
import trashStyles from "../trash/trash.module.css";
import { TrashBar } from "../trash/trash-bar.tsx";
import { TrashEntry } from "../trash/trash-entry.tsx";
import { useRestore } from "../trash/use-restore.ts";
import { useRestoreMany } from "../trash/use-restore-many.ts";

const PAGE_SIZE = 25;

const JobProgress = lazyComponent(async () => (await import("../jobs/job-progress.tsx")).JobProgress);

/** Deleted records of an entity: search, restore, delete for good. */
export function TrashScreen() {
  const { t } = useText();
  const { entity = "" } = useParams();
  const { data, error, refetch } = useAllScreens();
  const screens = data?.get(entity);
  const { trash } = useAbilities();
  if (trash === 0) {
    return <EmptyState kind="none" heading="h1" title={t("trash.untold")} text={t("trash.untoldText")} />;
  }
  if (error) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return <Skeleton variant="rounded" height={320} />;
  }
  return screens === undefined ? <NotFound /> : <Trash screens={screens} days={trash} />;
}

interface TrashProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly days: number;
}

function useTrash({ screens: { entity } }: TrashProps) {
  const transport = useTransport();
  const calls = useMemo(() => createTrashCalls(transport), [transport]);
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const query = { page, pageSize: PAGE_SIZE, filters: { entity }, ...(search === "" ? {} : { search }) };
  const list = useQuery({
    queryKey: [...trashKey(entity), query],
    queryFn: ({ signal }) => calls.list(query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const show = (next: { readonly search?: string; readonly page?: number; readonly replace?: boolean }) => {
    const { search: q = search, page: at = 1, replace = at === page } = next;
    setParams({ ...(q === "" ? {} : { q }), ...(at > 1 ? { page: String(at) } : {}) }, { replace });
  };
  const rows = list.data?.rows.length ?? 0;
  const shown = { page, size: PAGE_SIZE, rows, total: list.data?.total ?? rows };
  usePageWithin(list.isSuccess && !list.isPlaceholderData ? shown : undefined, (at) =>
    show({ page: at, replace: true }),
  );
  return { calls, list, search, shown, show };
}

function Trash(props: TrashProps) {
  const { screens, days } = props;
  const { t } = useText();
  const trash = useTrash(props);
  const { list: path } = screens.routes;
  const crumb = { label: t(screens.messages.many), ...(path === null ? {} : { to: path }) };
  return (
    <>
      <PageHeader title={t("trash.title")} crumbs={[{ label: t("menu.home"), to: "/" }, crumb]} />
      <Typography sx={{ color: "text.secondary", mt: -1, mb: 2 }}>{t("trash.help", { count: days })}</Typography>
      <SearchBox value={trash.search} onSearch={(search) => trash.show({ search })} />
      <TrashRows key={trash.search} screens={screens} trash={trash} />
    </>
  );
}

interface TrashRowsProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly trash: ReturnType<typeof useTrash>;
}

function TrashRows({ screens, trash: { calls, list, search, shown, show } }: TrashRowsProps) {
  const { t } = useText();
  const restore = useRestore(screens, calls);
  const many = useRestoreMany(screens, calls);
  const [asked, setAsked] = useState<DeletedRow | null>(null);
  const { data, error, refetch } = list;
  if (data === undefined) {
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton variant="rounded" height={320} />
    );
  }
  if (shown.rows === 0 && shown.page === 1) {
    return <EmptyState kind="noMatch" title={t(search === "" ? "trash.none" : "trash.noMatch")} />;
  }
  const { total } = shown;
  const matching = { filters: { entity: screens.entity }, ...(search === "" ? {} : { search }) };
  return (
    <>
      <Panel sx={{ mt: 2 }}>
        <TrashBar
          screens={screens}
          many={many}
          total={total}
          onSelectAll={() => void many.chooseAll(matching, total)}
        />
        <ol className={trashStyles["entries"]}>
          {data.rows.map((row) => (
            <TrashEntry
              key={row.id}
              screens={screens}
              row={row}
              isChosen={many.isChosen(row)}
              onChoose={() => many.toggle(row)}
              onRestore={restore}
              onDelete={() => setAsked(row)}
            />
          ))}
        </ol>
      </Panel>
      <Pages {...shown} count={t("crud.delete.records", { count: total })} onPage={(next) => show({ page: next })} />
      {many.job ? (
        <JobProgress screens={screens} job={many.job} onMissing={many.hideJob} onClose={many.hideJob} />
      ) : null}
      {asked ? <Removal screens={screens} row={asked} calls={calls} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface RemovalProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly row: DeletedRow;
  readonly calls: ReturnType<typeof createTrashCalls>;
  readonly onClose: () => void;
}

/** Confirms deleting a record for good. */
function Removal({ screens, row, calls, onClose }: RemovalProps) {
  const { t } = useText();
  const { run, isPending } = useBackendMutation({
    call: () => calls.remove(row.id),
    onAnswer: () => [{ text: t("trash.removed", { title: row.title }) }],
    onSettled: onClose,
    toInvalidate: () => ({ queryKey: entityKey(screens.entity) }),
  });
  return (
    <ConfirmDialogFrame
      open
      danger
      busy={isPending}
      title={t("trash.remove")}
      text={t("trash.removeText", { title: row.title })}
      confirmLabel={t("trash.remove")}
      onConfirm={() => void run(undefined)}
      onClose={onClose}
    />
  );
}
