import { ArrowDownwardIcon } from "../../../ui/icons/arrow-downward.ts";
import { type CSSProperties, type FocusEvent, memo, type ReactNode, useMemo, useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../../contract/screens.ts";
import type { EntityRecord } from "../../../../contract/transport.ts";
import { useOwnKinds } from "../../../../kinds/kind-overrides.ts";
import { isNumeric } from "../../../fields/display/is-numeric.ts";
import { useText } from "../../../i18n/use-text.ts";
import { CheckBox } from "../../../ui/check-box.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { lazyComponent } from "../../../ui/lazy-component.tsx";
import { ScrollEdge } from "../../../ui/side-scroll.tsx";
import { canBulkEdit } from "../../record/editable-fields.ts";
import { recordTitle } from "../../record/record-title.ts";
import listStyles from "../list.module.css";
import { useSavedPreferences } from "../state/saved-views.ts";
import { type LongRows, useRowWindow } from "../use-row-window.ts";
import styles from "./list-grid.module.css";
import type { ListRow } from "./list-rows.ts";
import type { ListColumn, ListTable } from "./list-table-model.tsx";
import { ListValue, type ListValueProps } from "./list-value.tsx";
import type { Density } from "./use-density.ts";
import { selectByBox, useRowOpening } from "./use-row-opening.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

export interface ListGridProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly table: ListTable;
  readonly density: Density;
  readonly isLoading: boolean;
  readonly renderMenu: (record: EntityRecord) => ReactNode;
  /** Ref that receives the row window of a long page. */
  readonly window: LongRows;
}

/** Lazy-loaded once widths are set or a pointer enters the header. */
const ColumnSizes = lazyComponent(async () => (await import("./column-sizes.tsx")).ColumnSizes);

const SKELETON_ROWS = 10;
const ROW_HEIGHTS: { readonly [D in Density]: number } = { compact: 40, comfortable: 52 };

/** Table of a list. It scrolls inside its container, so that the page never scrolls horizontally. */
export function ListGrid({ screens, table, density, isLoading, renderMenu, window }: ListGridProps) {
  const { t } = useText();
  const { box, handleScroll } = useScrollMemory(!isLoading);
  const { columns, rows, ids } = table;
  // Length of the longest title in characters. The title column reserves that much room, within bounds.
  const longest = useMemo(
    () => rows.reduce((most, { record }) => Math.max(most, recordTitle(screens, record).length), 0),
    [screens, rows],
  );
  const isSized = useSavedPreferences(screens.entity)?.includes("widths") === true;
  const [isPointed, setPointed] = useState(false);
  const { body, parts, isLong, keep } = useRowWindow<HTMLTableSectionElement>({
    ids,
    estimate: ROW_HEIGHTS[density],
    window,
  });
  const opening = useRowOpening(screens, rows);
  return (
    <div ref={box} onScroll={handleScroll} className={`${styles["scroll"]} ${styles[density]}`}>
      <ScrollEdge box={box} />
      <table
        className={styles["table"]}
        style={{ "--longest": longest } as CSSProperties}
        aria-label={t(screens.messages.many)}
        aria-busy={isLoading}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        {isSized || isPointed ? <ColumnSizes screens={screens} columns={columns} /> : null}
        <GridHead screens={screens} table={table} isLong={isLong} onPoint={setPointed} />
        <tbody ref={body} className={isLong ? listStyles["long"] : undefined} {...opening}>
          {isLoading ? (
            <SkeletonRows columns={columns.length + 2} />
          ) : (
            parts.map((part) => {
              const row = "index" in part ? rows[part.index] : undefined;
              return "index" in part ? (
                row && <GridRow key={row.id} {...{ screens, columns, row, renderMenu, isLong, keep }} at={part.index} />
              ) : (
                <tr key={`room ${part.before}`} aria-hidden>
                  <td colSpan={columns.length + 2} className={styles["room"]} style={{ height: part.room }} />
                </tr>
              );
            })
          )}
        </tbody>
      </table>
    </div>
  );
}

interface GridHeadProps extends Pick<ListGridProps, "screens" | "table"> {
  readonly isLong: boolean;
  readonly onPoint: (isPointed: boolean) => void;
}

const GridHead = memo(({ screens, table, isLong, onPoint }: GridHeadProps) => {
  const { t } = useText();
  return (
    <thead onPointerEnter={() => onPoint(true)}>
      <tr aria-rowindex={isLong ? 1 : undefined}>
        {canSelect(screens) ? (
          <th className={styles["pick"]}>
            <CheckBox
              checked={table.selected === "all"}
              isMixed={table.selected === "some"}
              onChange={(event) => table.selectPage(event.target.checked)}
              aria-label={t(screens.messages.selectAll)}
            />
          </th>
        ) : null}
        {table.columns.map((column) => (
          <HeadCell key={column.field.name} column={column} isTitle={column.field.name === screens.titleField} />
        ))}
        <th className={styles["pick"]}>
          <HiddenText>{t("crud.list.actions")}</HiddenText>
        </th>
      </tr>
    </thead>
  );
});

function HeadCell({ column, isTitle }: { readonly column: ListColumn; readonly isTitle: boolean }) {
  const { t } = useText();
  const { field, sorted } = column;
  const width = useOwnKinds()[field.kind ?? ""]?.listWidth;
  const label = t(field.labelKey);
  return (
    <th
      scope="col"
      data-takes-rest={isTitle || undefined}
      className={cellClass(field, isTitle)}
      {...(width === undefined ? {} : { style: { width } })}
      {...(sorted ? { "aria-sort": sorted === "asc" ? "ascending" : "descending" } : {})}
    >
      {column.canSort ? (
        <button
          type="button"
          className={styles["sort"]}
          title={t("find.sort.hint")}
          onClick={(event) => column.toggleSort(event.shiftKey)}
          onFocus={scrollClear}
        >
          {label}
          <ArrowDownwardIcon fontSize="inherit" />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/**
 * Scrolls a focused header into view. Browsers consider a header visible even if it is half covered by the sticky menu
 * column.
 */
function scrollClear({ currentTarget }: FocusEvent<HTMLElement>): void {
  // Skip pointer focus: scrolling would make the click miss.
  if (currentTarget.matches(":focus-visible")) {
    // The test DOM does not implement it.
    currentTarget.scrollIntoView?.({ inline: "nearest", block: "nearest" });
  }
}

/** Right-align numbers so that digits line up. The title column takes the remaining width. */
function cellClass(field: FieldDescriptor<MessageKey>, isTitle: boolean): string | undefined {
  return isTitle ? styles["name"] : isNumeric(field.display) ? styles["number"] : undefined;
}

/** True if any operation applies to several rows. */
export function canSelect(screens: EntityScreens<MessageKey>): boolean {
  const hasAction = screens.operations.includes("delete") || screens.actions.some((action) => action.bulk);
  return hasAction || canBulkEdit(screens);
}

interface GridRowProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly columns: readonly ListColumn[];
  readonly row: ListRow;
  /** Index on the page, starting at 0. */
  readonly at: number;
  readonly isLong: boolean;
  readonly renderMenu: ListGridProps["renderMenu"];
  readonly keep: (index: number) => void;
}

/** Memoized so that scrolling renders only added rows. */
const GridRow = memo(({ screens, columns, row, at, isLong, renderMenu, keep }: GridRowProps) => {
  const { t } = useText();
  const { record, isSelected } = row;
  return (
    <tr
      data-list-row={at}
      aria-rowindex={isLong ? at + 2 : undefined}
      aria-selected={canSelect(screens) ? isSelected : undefined}
      onFocus={() => keep(at)}
    >
      {canSelect(screens) ? (
        <td className={styles["pick"]}>
          <CheckBox
            checked={isSelected}
            disabled={!row.canSelect}
            onClick={(event) => selectByBox(row, event)}
            aria-label={t("crud.list.selectRow", { title: recordTitle(screens, record) })}
          />
        </td>
      ) : null}
      {columns.map(({ field }) => (
        <GridCell key={field.name} screens={screens} record={record} field={field} />
      ))}
      <td className={styles["pick"]}>{renderMenu(record)}</td>
    </tr>
  );
});

function GridCell(props: ListValueProps) {
  return (
    <td
      data-row-title={props.field.name === props.screens.titleField || undefined}
      className={cellClass(props.field, props.field.name === props.screens.titleField)}
    >
      <ListValue {...props} />
    </td>
  );
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_unused, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={cell}>
          <div className={listStyles["bone"]} />
        </td>
      ))}
    </tr>
  ));
}
