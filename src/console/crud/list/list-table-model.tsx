import {
  columnVisibilityFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type PaginationState,
  type ReactTable,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { DisplayKind, EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { sortValue } from "../../data/client-rows.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ListState } from "./list-state.ts";
import type { ListData } from "./use-list-data.ts";
import type { ChangeListState } from "./use-list-state.ts";

interface ColumnMeta {
  readonly field: FieldDescriptor<MessageKey>;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type ListTable = ReactTable<typeof features, EntityRecord>;

/** Kinds that have no order which a reader would expect. */
const UNSORTABLE: readonly DisplayKind[] = ["table", "chips", "html", "multiline"];

/** A backend sorts by some columns, the browser by any that has an order. */
function isSortable(screens: EntityScreens<MessageKey>, field: FieldDescriptor<MessageKey>, isServerPaged: boolean) {
  return isServerPaged ? screens.list?.sortable.includes(field.name) === true : !UNSORTABLE.includes(field.display);
}

const helper = createColumnHelper<typeof features, EntityRecord>();

function compare(one: unknown, other: unknown, language: string): number {
  if (typeof one === "number" && typeof other === "number") {
    return one - other;
  }
  return String(one).localeCompare(String(other), language, { numeric: true });
}

function useColumns(screens: EntityScreens<MessageKey>, isServerPaged: boolean) {
  const { t, language } = useText();
  return useMemo(
    () =>
      (screens.list?.columns ?? [])
        .map((name) => screens.fields[name])
        .filter((field) => field !== undefined)
        .map((field) =>
          helper.accessor((row): unknown => sortValue(row, field, t), {
            id: field.name,
            meta: { field },
            enableSorting: isSortable(screens, field, isServerPaged),
            sortDescFirst: false,
            sortUndefined: "last",
            sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id), language),
          }),
        ),
    [screens, isServerPaged, t, language],
  );
}

function toSorting(sort: string): SortingState {
  return sort === "" ? [] : [{ id: sort.replace(/^-/, ""), desc: sort.startsWith("-") }];
}

function resolve<T>(updater: Updater<T>, current: T): T {
  return updater instanceof Function ? updater(current) : updater;
}

interface TableParts {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly data: ListData;
  readonly selection: RowSelectionState;
  readonly onSelect: (selection: RowSelectionState) => void;
}

/** The grid's model: columns of the descriptor, state of the address, rows of whoever pages them. */
export function useListTable({ screens, state, change, data, selection, onSelect }: TableParts): ListTable {
  const columns = useColumns(screens, data.isServerPaged);
  const sorting = useMemo(() => toSorting(state.sort), [state.sort]);
  const columnVisibility = useMemo(
    () => Object.fromEntries((screens.list?.columns ?? []).map((name) => [name, state.columns.includes(name)])),
    [screens, state.columns],
  );
  const pagination = useMemo<PaginationState>(
    () => ({ pageIndex: state.page - 1, pageSize: state.size }),
    [state.page, state.size],
  );
  return useTable({
    features,
    columns,
    data: data.rows,
    getRowId: (row) => String(row.id),
    manualSorting: data.isServerPaged,
    manualPagination: data.isServerPaged,
    rowCount: data.total,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, pagination, columnVisibility, rowSelection: selection },
    onSortingChange: (updater) => {
      const [next] = resolve(updater, sorting);
      change({ sort: next ? `${next.desc ? "-" : ""}${next.id}` : "" });
    },
    onPaginationChange: (updater) => {
      const next = resolve(updater, pagination);
      change({ page: next.pageIndex + 1, size: next.pageSize });
    },
    onRowSelectionChange: (updater) => onSelect(resolve(updater, selection)),
  });
}
