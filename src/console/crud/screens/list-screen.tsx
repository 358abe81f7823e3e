import { memo, type ReactNode, useCallback, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useWarmUpWhenIdle } from "../../lib/warm-up.ts";
import { idleComponent, lazyComponent } from "../../ui/lazy-component.tsx";
import { RecordMenu } from "../actions/record-menu.tsx";
import { useRecordOperations } from "../actions/use-record-operations.tsx";
import type { BulkChoice } from "../bulk/use-bulk-change.ts";
import { type ListData, useListData } from "../list/data/use-list-data.ts";
import { usePageWithin } from "../list/data/use-page-within.ts";
import { useResolvedState } from "../list/data/use-resolved-state.ts";
import styles from "../list/list.module.css";
import { ListHeader, NoRows, SkipToRows } from "../list/list-header.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { type ChangeListState, useListState } from "../list/state/use-list-state.ts";
import { ListFooter } from "../list/table/list-footer.tsx";
import { canSelect, ListGrid } from "../list/table/list-grid.tsx";
import type { ListRow } from "../list/table/list-rows.ts";
import { type ListTable, useListTable } from "../list/table/list-table-model.tsx";
import { type Density, useDensity } from "../list/table/use-density.ts";
import { useFocusAfterBulk } from "../list/table/use-focus-after-bulk.ts";
import { useFocusAfterRemoval } from "../list/table/use-focus-after-removal.ts";
import { focusRow, type KeyedRows, useRowKeys } from "../list/table/use-row-keys.ts";
import { usePageScrollMemory } from "../list/table/use-scroll-memory.ts";
import { useSelection } from "../list/table/use-selection.ts";
import type { LongRows } from "../list/use-row-window.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { hasActiveFilters, type ListState } from "../query/list-state.ts";
import { TransferMenu } from "../transfer/transfer-menu.tsx";
import { TrashButton } from "../trash/trash-button.tsx";

export interface ListScreenProps {
  readonly screens: EntityScreens<MessageKey>;
}

const ViewTabs = idleComponent(async () => (await import("../list/views/view-tabs.tsx")).ViewTabs);
/** Loaded in narrow viewports only. */
const ListCards = lazyComponent(
  async () => (await import("../list/table/list-cards.tsx")).ListCards,
  <div aria-busy="true" className={styles["cards"]} />,
);
const BulkBar = lazyComponent(
  async () => (await import("../bulk/bulk-bar.tsx")).BulkBar,
  <div className={styles["bar"]} />,
);
const BulkDialog = lazyComponent(async () => (await import("../bulk/bulk-dialog.tsx")).BulkDialog);

const NO_ROWS: readonly ListRow[] = [];

/** List screen of any entity. The descriptor defines columns and actions; the URL holds the list's state. */
export const ListScreen = memo(({ screens }: ListScreenProps) => {
  const [state, change] = useListState(screens);
  const asked = useResolvedState(state);
  const data = useListData(screens, asked);
  usePageWithin(data, state, change);
  const chosen = useSelection(screens, asked, data);
  const { selected } = chosen;
  const [choice, setChoice] = useState<BulkChoice | null>(null);
  const { show, edit, create } = screens.routes;
  useWarmUpWhenIdle([edit ?? create, show], !data.isLoading);
  const [density, setDensity] = useDensity();
  const page = useRef<HTMLDivElement>(null);
  const window: LongRows = useRef(null);
  const table = useListTable({
    screens,
    state,
    change,
    data,
    selection: chosen.selection,
    onSelect: chosen.setSelection,
  });
  const keyed = { box: page, count: table.rows.length, window };
  useRowKeys(keyed, canSelect(screens) ? table.rows : NO_ROWS);
  const isMobile = useMediaQuery("(max-width:599.95px)");
  const Rows = isMobile ? ListCards : ListGrid;
  const operations = useListOperations({ screens, keyed, table, data, onDone: chosen.select });
  const isAsking = operations.isAsking || choice !== null;
  useFocusAfterBulk({ keyed, rows: table.rows, isBusy: isAsking || data.isLoading }, selected);
  const renderMenu = useRowMenu(screens, operations);

  return (
    <div ref={page} data-wide-page className={styles["page"]}>
      <SkipToRows onSkip={() => focusRow(keyed, 0)} />
      <ListHeader screens={screens} onAction={(action) => operations.askAction(action, [])} />
      <div className={styles["box"]}>
        <RefreshLine isOn={data.isRefreshing && !data.isLoading} />
        <ViewTabs screens={screens} state={state} />
        <ListBar
          screens={screens}
          state={state}
          asked={asked}
          change={change}
          data={data}
          chosen={chosen}
          density={density}
          isNarrow={isMobile}
          onDensity={setDensity}
          onEdit={setChoice}
          operations={operations}
        />
        <ListBody screens={screens} state={state} change={change} data={data}>
          <Rows
            screens={screens}
            table={table}
            density={density}
            isLoading={data.isLoading}
            window={window}
            renderMenu={renderMenu}
          />
          {data.isLoading ? null : <ListFooter table={table} data={data} countKey={screens.messages.count} />}
        </ListBody>
      </div>
      {operations.dialog}
      {choice ? (
        <BulkDialog
          screens={screens}
          records={selected}
          choice={choice}
          onDone={chosen.select}
          onMissing={() => setChoice(null)}
          onClose={() => setChoice(null)}
        />
      ) : null}
    </div>
  );
});

/** Renders the row menu. Memoized for the lifetime of the list, so that rows do not re-render. */
function useRowMenu(
  screens: EntityScreens<MessageKey>,
  operations: ReturnType<typeof useListOperations>,
): (record: EntityRecord) => ReactNode {
  const latest = useLatest(operations);
  return useCallback(
    (record) => (
      <RecordMenu
        screens={screens}
        record={record}
        onDelete={() => latest.current.askDelete([record])}
        onArchive={() => latest.current.archive(record)}
        onAction={(action) => latest.current.askAction(action, [record])}
      />
    ),
    [screens],
  );
}

interface ListOperationsOptions extends ListScreenProps {
  readonly keyed: KeyedRows;
  readonly table: ListTable;
  readonly data: ListData;
  readonly onDone: (remaining: readonly EntityRecord[]) => void;
}

/** Operations on the list's rows. After a deletion, focus stays in the list. */
function useListOperations({ screens, keyed, table, data, onDone }: ListOperationsOptions) {
  const operations = useRecordOperations(screens, { onDone });
  const { rows } = table;
  // An empty page past the end is about to be replaced by the last page.
  const isBusy = operations.isAsking || data.isLoading || (rows.length === 0 && data.total > 0);
  const expectRemoval = useFocusAfterRemoval({ keyed, rows, isBusy });
  const askDelete: typeof operations.askDelete = (records) => {
    expectRemoval(records);
    operations.askDelete(records);
  };
  return { ...operations, askDelete };
}

interface ListBarProps extends ListScreenProps {
  readonly state: ListState;
  /** The state as the reader means it. */
  readonly asked: ListState;
  readonly change: ChangeListState;
  readonly data: ListData;
  readonly chosen: ReturnType<typeof useSelection>;
  readonly density: Density;
  readonly isNarrow: boolean;
  readonly onDensity: (density: Density) => void;
  readonly onEdit: (choice: BulkChoice) => void;
  readonly operations: ReturnType<typeof useRecordOperations>;
}

/** Renders the toolbar, or the bulk actions while rows are selected. */
function ListBar(props: ListBarProps) {
  const { screens, state, asked, change, data, chosen, density, isNarrow, onDensity, onEdit, operations } = props;
  const { selected } = chosen;
  return selected.length > 0 || chosen.all ? (
    <BulkBar
      screens={screens}
      all={chosen.all}
      records={selected}
      matching={chosen.matching}
      isSelecting={chosen.isSelecting}
      onSelectMatching={chosen.selectMatching}
      onEdit={onEdit}
      onClear={chosen.clear}
      onDelete={() => operations.askDelete(selected)}
      onAction={(action) => operations.askAction(action, selected)}
      onMissing={chosen.clear}
    />
  ) : (
    <ListToolbar
      screens={screens}
      state={state}
      change={change}
      density={density}
      isNarrow={isNarrow}
      onDensity={onDensity}
      onReload={data.reload}
      can={data.can}
    >
      <TransferMenu screens={screens} state={asked} collect={chosen.collect} longQuery={data.longQuery} />
      <TrashButton screens={screens} />
    </ListToolbar>
  );
}

interface ListBodyProps extends ListScreenProps {
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly data: ListData;
  /** The rows and the footer. */
  readonly children: ReactNode;
}

/**
 * Renders the rows, an error or an empty state. The toolbar above stays visible, so that search and filters can always
 * be cleared.
 */
function ListBody({ screens, state, change, data, children }: ListBodyProps) {
  usePageScrollMemory(!data.isLoading);
  const clear = () => change({ search: "", filters: {}, groups: [] });
  if (data.error) {
    return <LoadFailure error={data.error} onRetry={data.reload} onClear={hasActiveFilters(state) ? clear : null} />;
  }
  if (!data.isLoading && data.total === 0) {
    return <NoRows screens={screens} isFiltered={hasActiveFilters(state)} onClear={clear} />;
  }
  return children;
}

/** Progress line, shown while stale rows are refetched. */
function RefreshLine({ isOn }: { readonly isOn: boolean }) {
  return isOn ? <div aria-hidden className={styles["refreshing"]} /> : null;
}
