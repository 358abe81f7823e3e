import { useMemo } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { factsOf } from "../../../../kinds/kinds.ts";
import { sortRows, toSorting } from "../../../data/sort-rows.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { ListState } from "../../query/list-state.ts";
import type { ListData } from "../data/use-list-data.ts";
import type { ChangeListState } from "../state/use-list-state.ts";
import { type ListRow, useRows } from "./list-rows.ts";
import type { ChangeSelection, Selection } from "./use-range-selection.ts";

/** One column of a list. */
export interface ListColumn {
  readonly field: FieldDescriptor<MessageKey>;
  readonly canSort: boolean;
  readonly sorted: "asc" | "desc" | null;
  /** Sorts by this column or reverses its order. If `isBeside` is true, the other sort columns are kept. */
  readonly toggleSort: (isBeside: boolean) => void;
}

/** Model of a list's table: columns, rows of the page, paging and selection. */
export interface ListTable {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly ids: readonly string[];
  /** Starts at 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly maxPageSize: number;
  readonly pageCount: number;
  readonly goTo: (page: { readonly pageIndex: number; readonly pageSize?: number }) => void;
  /** Selection state of the page's rows. */
  readonly selected: "all" | "some" | "none";
  readonly selectPage: (isOn: boolean) => void;
}

/** Maximum number of sort columns. */
const MAX_SORTED = 3;

/** True if the list can be sorted by this field: by the backend, or by the browser if it can load all rows. */
function isSortable(
  screens: EntityScreens<MessageKey>,
  field: FieldDescriptor<MessageKey>,
  { isServerPaged, can }: Pick<ListData, "isServerPaged" | "can">,
) {
  // An order of ids is not meaningful: relations are sorted by name, if the response contains it.
  const hasOrder = factsOf(field.display).hasOrder !== false && (!field.relation || isNamed(screens, field));
  const isServed = !field.relation && screens.list?.sortable.includes(field.name) === true;
  return hasOrder && (!isServerPaged || can.sort === "many" || (can.sort === "one" && isServed));
}

/** True if the response contains the related record, in place of its id or next to it. */
function isNamed({ fields }: EntityScreens<MessageKey>, { name, relation }: FieldDescriptor<MessageKey>): boolean {
  return relation?.expandedAs !== null || Object.values(fields).some((field) => field.relation?.expandedAs === name);
}

/** Sort order after a click on a column. Reverses a column that is already sorted. */
function toggled(sorting: ReturnType<typeof toSorting>, id: string, isBeside: boolean): string {
  const known = sorting.find((each) => each.id === id);
  const next = { id, desc: known ? !known.desc : false };
  const others = isBeside ? sorting.map((each) => (each.id === id ? next : each)) : [];
  const all = isBeside && known ? others : [...others, next];
  return all
    .slice(-MAX_SORTED)
    .map((each) => `${each.desc ? "-" : ""}${each.id}`)
    .join(",");
}

interface TableParts {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly data: ListData;
  readonly selection: Selection;
  readonly onSelect: ChangeSelection;
}

function useColumns({ screens, state, change, data }: TableParts): readonly ListColumn[] {
  const { isServerPaged, can } = data;
  return useMemo(() => {
    const sorting = toSorting(state.sort);
    const fields = state.columns.flatMap((name) => screens.fields[name] ?? []);
    return fields.map((field): ListColumn => {
      const sorted = sorting.find(({ id }) => id === field.name);
      return {
        field,
        canSort: isSortable(screens, field, { isServerPaged, can }),
        sorted: sorted ? (sorted.desc ? "desc" : "asc") : null,
        toggleSort: (isBeside) => change({ sort: toggled(sorting, field.name, isBeside) }),
      };
    });
  }, [screens, state.columns, state.sort, change, isServerPaged, can]);
}

/** Records of the page: as the backend returned them, else sorted and sliced in the browser. */
function usePage({ screens, state, data }: TableParts, columns: readonly ListColumn[]): readonly EntityRecord[] {
  const { rows, isServerPaged, size } = data;
  const { page } = state;
  const sort = toSorting(state.sort)
    .filter(({ id }) => columns.some(({ field, canSort }) => canSort && field.name === id))
    .map(({ id, desc }) => `${desc ? "-" : ""}${id}`)
    .join(",");
  const day = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed fields may depend on the day.
  const sorted = useMemo(
    () => (isServerPaged ? rows : sortRows(rows, sort, screens.fields)),
    [isServerPaged, sort, rows, screens, day],
  );
  return useMemo(
    () => (isServerPaged ? sorted : sorted.slice((page - 1) * size, page * size)),
    [isServerPaged, sorted, page, size],
  );
}

/** First row index from which adjacent pages are requested by cursor. Large offsets are slow on the backend. */
const DEEP = 10_000;

/** Cursor of a deep page next to the current one, if the backend provided it. */
function toCursor({ state, data }: TableParts, index: number, size: number): ListState["cursor"] {
  if (index * size < DEEP || size !== state.size) {
    return undefined;
  }
  const { next, previous } = data;
  if (index === state.page && next !== undefined) {
    return { after: next };
  }
  return index === state.page - 2 && previous !== undefined ? { before: previous } : undefined;
}

/** Builds the table model from the entity's columns, the state in the URL, and the loaded rows. */
export function useListTable(parts: TableParts): ListTable {
  const { state, change, data } = parts;
  const columns = useColumns(parts);
  const page = usePage(parts, columns);
  const from = data.isServerPaged ? 0 : (state.page - 1) * data.size;
  const { rows, put } = useRows({ ...parts, page, from });
  const selectable = rows.filter(({ canSelect }) => canSelect);
  const chosen = selectable.filter(({ isSelected }) => isSelected).length;
  return {
    columns,
    rows,
    ids: rows.map(({ id }) => id),
    pageIndex: state.page - 1,
    pageSize: data.size,
    maxPageSize: data.maxSize,
    pageCount: Math.ceil(data.total / data.size),
    goTo: ({ pageIndex, pageSize = state.size }) =>
      change({ page: pageIndex + 1, size: pageSize, cursor: toCursor(parts, pageIndex, pageSize) }),
    selected: chosen === 0 ? "none" : chosen === selectable.length ? "all" : "some",
    selectPage: (isOn) =>
      put(
        selectable.map(({ id }) => id),
        isOn,
      ),
  };
}
