import Add from "@mui/icons-material/Add";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { RowSelectionState } from "@tanstack/react-table";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RecordMenu } from "../actions/record-menu.tsx";
import { useRecordOperations } from "../actions/use-record-operations.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useOverrides } from "../overrides/overrides-context.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { ListCards } from "./list-cards.tsx";
import { ListFooter } from "./list-footer.tsx";
import { ListGrid } from "./list-grid.tsx";
import { hasActiveFilters, type ListState } from "./list-state.ts";
import { useListTable } from "./list-table-model.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { useDensity } from "./use-density.ts";
import { type ListData, useListData } from "./use-list-data.ts";
import { type ChangeListState, useListState } from "./use-list-state.ts";

export interface ListScreenProps {
  readonly screens: EntityScreens<MessageKey>;
}

const NOTHING: RowSelectionState = {};

/** Every entity's list: what it shows and can do comes from the descriptor, where it stands from the address. */
export function ListScreen({ screens }: ListScreenProps) {
  const [state, change] = useListState(screens);
  const data = useListData(screens, state);
  usePageWithin(data, state, change);
  const [selection, setSelection] = useState(NOTHING);
  const [density, setDensity] = useDensity();
  const table = useListTable({ screens, state, change, data, selection, onSelect: setSelection });
  const isMobile = useMediaQuery("(max-width:599.95px)");
  const Rows = isMobile ? ListCards : ListGrid;
  const operations = useRecordOperations(screens, { onDone: () => setSelection(NOTHING) });
  // Only what is on screen can be meant: a row that a search took away is no longer selected.
  const selected = useMemo(() => data.rows.filter((row) => selection[String(row.id)]), [data.rows, selection]);

  return (
    <>
      <ListHeader screens={screens} onAction={(action) => operations.askAction(action, [])} />
      <Paper variant="outlined" sx={{ overflow: "hidden", position: "relative" }}>
        <RefreshLine isOn={data.isRefreshing && !data.isLoading} />
        {selected.length > 0 ? (
          <BulkBar
            screens={screens}
            count={selected.length}
            onClear={() => setSelection(NOTHING)}
            onDelete={() => operations.askDelete(selected)}
            onAction={(action) => operations.askAction(action, selected)}
          />
        ) : (
          <ListToolbar
            screens={screens}
            state={state}
            change={change}
            density={density}
            onDensity={setDensity}
            onReload={data.reload}
          />
        )}
        <ListBody screens={screens} state={state} change={change} data={data}>
          <Rows
            screens={screens}
            table={table}
            density={density}
            isLoading={data.isLoading}
            renderMenu={(record) => (
              <RecordMenu
                screens={screens}
                record={record}
                onDelete={() => operations.askDelete([record])}
                onRetire={() => operations.retire(record)}
                onAction={(action) => operations.askAction(action, [record])}
              />
            )}
          />
          {data.isLoading ? null : <ListFooter table={table} total={data.total} countKey={screens.messages.count} />}
        </ListBody>
      </Paper>
      {operations.dialog}
    </>
  );
}

interface ListBodyProps extends ListScreenProps {
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly data: ListData;
  /** The rows and what stands under them. */
  readonly children: ReactNode;
}

/** The rows, or why there are none. The toolbar stays above, so that whatever narrows the list can be taken back. */
function ListBody({ screens, state, change, data, children }: ListBodyProps) {
  const clear = () => change({ search: "", filters: {} });
  if (data.error) {
    return <LoadFailure error={data.error} onRetry={data.reload} onClear={hasActiveFilters(state) ? clear : null} />;
  }
  if (!data.isLoading && data.total === 0) {
    return <NoRows screens={screens} isFiltered={hasActiveFilters(state)} onClear={clear} />;
  }
  return children;
}

/** A page past the end, after a deletion or from an old link, becomes the last one. */
function usePageWithin(data: ListData, state: ListState, change: ChangeListState): void {
  const lastPage = Math.max(1, Math.ceil(data.total / state.size));
  const isPastEnd = data.total > 0 && !data.isLoading && !data.isRefreshing && !data.error && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) {
      change({ page: lastPage }, { replace: true });
    }
  }, [isPastEnd, lastPage, change]);
}

/** Rows are being fetched anew while the last ones still stand. */
function RefreshLine({ isOn }: { readonly isOn: boolean }) {
  return isOn ? (
    <LinearProgress aria-hidden sx={{ position: "absolute", insetInline: 0, top: 0, height: 2, zIndex: 3 }} />
  ) : null;
}

interface ListHeaderProps extends ListScreenProps {
  readonly onAction: (action: EntityScreens<MessageKey>["actions"][number]) => void;
}

function ListHeader({ screens, onAction }: ListHeaderProps) {
  const { t } = useText();
  const { listActions: ListActionsOverride } = useOverrides(screens.entity);
  const actions = screens.actions.filter((action) => action.on === "collection");
  const buttons = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {actions.map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          color="inherit"
          startIcon={action.icon ? <Icon name={action.icon} /> : null}
          onClick={() => onAction(action)}
        >
          {t(action.labelKey)}
        </Button>
      ))}
      {ListActionsOverride ? <ListActionsOverride /> : null}
      <CreateButton screens={screens} />
    </Box>
  );
  return <PageHeader title={t(screens.messages.many)} actions={buttons} />;
}

function CreateButton({ screens }: ListScreenProps) {
  const { t } = useText();
  return screens.routes.create ? (
    <Button component={RouterLink} to={screens.routes.create} variant="contained" startIcon={<Add />}>
      {t(screens.messages.create)}
    </Button>
  ) : null;
}

interface NoRowsProps extends ListScreenProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoRows({ screens, isFiltered, onClear }: NoRowsProps) {
  const { t } = useText();
  if (isFiltered) {
    const clear = <Button onClick={onClear}>{t("crud.list.clearAll")}</Button>;
    return (
      <EmptyState kind="noMatch" title={t(screens.messages.noMatch)} text={t("crud.list.tryOther")} action={clear} />
    );
  }
  return (
    <EmptyState
      kind="none"
      title={t(screens.messages.none)}
      text={t("crud.list.nextStep")}
      action={<CreateButton screens={screens} />}
    />
  );
}
