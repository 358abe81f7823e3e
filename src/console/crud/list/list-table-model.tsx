import {
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
import { isRecordId } from "../../data/record-id.ts";
import type { Text } from "../../i18n/text.ts";
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
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type ListTable = ReactTable<typeof features, EntityRecord>;

/** Kinds that have no order which a reader would expect. */
const UNSORTABLE: readonly DisplayKind[] = ["table", "chips", "html", "multiline"];

/** The backend sorts by some columns, the browser by any that has an order, where it can hold all rows. */
function isSortable(
  screens: EntityScreens<MessageKey>,
  field: FieldDescriptor<MessageKey>,
  { isServerPaged, can }: Pick<ListData, "isServerPaged" | "can">,
) {
  // The order of ids means nothing to anybody: a relation is sorted by the name that came with it, or not at all.
  const hasOrder = !UNSORTABLE.includes(field.display) && (!field.relation || isNamed(screens, field));
  const isServed = !field.relation && screens.list?.sortable.includes(field.name) === true;
  return hasOrder && (!isServerPaged || can.sort === "many" || (can.sort === "one" && isServed));
}

/** Whether a relation's record is answered in the place of its id, or beside it. */
function isNamed({ fields }: EntityScreens<MessageKey>, { name, relation }: FieldDescriptor<MessageKey>): boolean {
  return relation?.expandedAs !== null || Object.values(fields).some((field) => field.relation?.expandedAs === name);
}

const helper = createColumnHelper<typeof features, EntityRecord>();

function compare(one: unknown, other: unknown, language: string): number {
  if (typeof one === "number" && typeof other === "number") {
    return one - other;
  }
  return String(one).localeCompare(String(other), language, { numeric: true });
}

function useColumns(screens: EntityScreens<MessageKey>, { isServerPaged, can }: ListData, shown: readonly string[]) {
  const { t, language } = useText();
  return useMemo(
    () =>
      shown
        .map((name) => screens.fields[name])
        .filter((field) => field !== undefined)
        .map((field) =>
          helper.accessor((row): unknown => sortValue(row, field, t), {
            id: field.name,
            meta: { field },
            enableSorting: isSortable(screens, field, { isServerPaged, can }),
            sortDescFirst: false,
            sortUndefined: "last",
            sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id), language),
          }),
        ),
    [screens, isServerPaged, can, shown, t, language],
  );
}

/** Rows in the order that a list's address asks for, as its table would sort them. */
export function sortedRows(
  screens: EntityScreens<MessageKey>,
  rows: readonly EntityRecord[],
  { sort, t, language }: Text & { readonly sort: string },
): readonly EntityRecord[] {
  const columns = toSorting(sort).flatMap(({ id, desc }) => {
    const field = screens.fields[id];
    return field ? [{ field, desc }] : [];
  });
  const compareBy = (one: EntityRecord, other: EntityRecord, { field, desc }: (typeof columns)[number]): number => {
    const [left, right] = [sortValue(one, field, t), sortValue(other, field, t)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return compare(left, right, language) * (desc ? -1 : 1);
  };
  return [...rows].sort((one, other) => {
    const deciding = columns.find((column) => compareBy(one, other, column) !== 0);
    return deciding ? compareBy(one, other, deciding) : 0;
  });
}

function toSorting(sort: string): SortingState {
  return sort
    .split(",")
    .filter((column) => column !== "")
    .map((column) => ({ id: column.replace(/^-/, ""), desc: column.startsWith("-") }));
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
  const columns = useColumns(screens, data, state.columns);
  const sorting = useMemo(() => toSorting(state.sort), [state.sort]);
  const pagination = useMemo<PaginationState>(
    () => ({ pageIndex: state.page - 1, pageSize: state.size }),
    [state.page, state.size],
  );
  return useTable({
    features,
    columns,
    data: data.rows,
    // A row without an id can be read, and nothing else.
    getRowId: (row, index) => (isRecordId(row.id) ? String(row.id) : `row ${index}`),
    enableRowSelection: (row) => isRecordId(row.original.id),
    manualSorting: data.isServerPaged,
    manualPagination: data.isServerPaged,
    rowCount: data.total,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableMultiSort: true,
    maxMultiSortColCount: 3,
    state: { sorting, pagination, rowSelection: selection },
    onSortingChange: (updater) => {
      const next = resolve(updater, sorting);
      change({ sort: next.map(({ id, desc }) => `${desc ? "-" : ""}${id}`).join(",") });
    },
    onPaginationChange: (updater) => {
      const next = resolve(updater, pagination);
      change({ page: next.pageIndex + 1, size: next.pageSize });
    },
    onRowSelectionChange: (updater) => onSelect(resolve(updater, selection)),
  });
}
