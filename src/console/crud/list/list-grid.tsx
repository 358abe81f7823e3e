import ArrowDownward from "@mui/icons-material/ArrowDownward";
import type { FocusEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isRecordId } from "../../data/record-id.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { valueIn } from "../../data/value-in.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { canBulkEdit } from "../bulk/editable-fields.ts";
import { EntityFieldValue } from "../entity-field-value.tsx";
import { recordTitle } from "../record-title.ts";
import styles from "./list-grid.module.css";
import type { ListColumn, ListRow, ListTable } from "./list-table-model.tsx";
import type { Density } from "./use-density.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

export interface ListGridProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly table: ListTable;
  readonly density: Density;
  readonly isLoading: boolean;
  readonly renderMenu: (record: EntityRecord) => ReactNode;
}

const SKELETON_ROWS = 10;

/** The grid itself; it scrolls inside its box, the page around it never does sideways. */
export function ListGrid({ screens, table, density, isLoading, renderMenu }: ListGridProps) {
  const { t } = useText();
  const { box, handleScroll } = useScrollMemory(!isLoading);
  return (
    <div ref={box} onScroll={handleScroll} className={`${styles["scroll"]} ${styles[density]}`}>
      <table className={styles["table"]} aria-label={t(screens.messages.many)} aria-busy={isLoading}>
        <GridHead screens={screens} table={table} />
        <tbody>
          {isLoading ? (
            <SkeletonRows columns={table.columns.length + 2} />
          ) : (
            table.rows.map((row) => (
              <GridRow key={row.id} screens={screens} columns={table.columns} row={row} menu={renderMenu(row.record)} />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function GridHead({ screens, table }: Pick<ListGridProps, "screens" | "table">) {
  const { t } = useText();
  return (
    <thead>
      <tr>
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
}

function HeadCell({ column, isTitle }: { readonly column: ListColumn; readonly isTitle: boolean }) {
  const { t } = useText();
  const { field, sorted } = column;
  const label = t(field.labelKey);
  return (
    <th
      scope="col"
      className={cellClass(field, isTitle)}
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
          <ArrowDownward fontSize="inherit" />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** A browser takes a head that is half under the column of menus for one in sight, for both of them stick. */
function scrollClear({ currentTarget }: FocusEvent<HTMLElement>): void {
  // Under a pointer nothing moves: the press would miss.
  if (currentTarget.matches(":focus-visible")) {
    // Not in the tests' document.
    currentTarget.scrollIntoView?.({ inline: "nearest", block: "nearest" });
  }
}

/** Numbers stand at the right, so that their digits do one under the other; names take what room the others leave. */
function cellClass(field: FieldDescriptor<MessageKey>, isTitle: boolean): string | undefined {
  return isTitle ? styles["name"] : isNumeric(field.display) ? styles["number"] : undefined;
}

/** Whether there is anything to do with several rows at a time. */
export function canSelect(screens: EntityScreens<MessageKey>): boolean {
  const hasAction = screens.operations.includes("delete") || screens.actions.some((action) => action.bulk);
  return hasAction || canBulkEdit(screens);
}

interface GridRowProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly columns: readonly ListColumn[];
  readonly row: ListRow;
  readonly menu: ReactNode;
}

function GridRow({ screens, columns, row, menu }: GridRowProps) {
  const { t } = useText();
  const { record, isSelected } = row;
  return (
    <tr data-list-row aria-selected={canSelect(screens) ? isSelected : undefined}>
      {canSelect(screens) ? (
        <td className={styles["pick"]}>
          <CheckBox
            checked={isSelected}
            disabled={!row.canSelect}
            onClick={(event) => row.select(event.currentTarget.checked)}
            aria-label={t("crud.list.selectRow", { title: recordTitle(screens, record) })}
          />
        </td>
      ) : null}
      {columns.map(({ field }) => (
        <GridCell key={field.name} screens={screens} record={record} field={field} />
      ))}
      <td className={styles["pick"]}>{menu}</td>
    </tr>
  );
}

interface GridCellProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  readonly field: FieldDescriptor<MessageKey>;
}

/** The page that a row's title leads to. */
function titlePath({ routes }: EntityScreens<MessageKey>): string | null {
  return routes.show ?? routes.edit;
}

function GridCell(props: GridCellProps) {
  return (
    <td
      data-row-title={props.field.name === props.screens.titleField || undefined}
      className={cellClass(props.field, props.field.name === props.screens.titleField)}
    >
      <GridValue {...props} />
    </td>
  );
}

/** One value of a list; the title leads to its record's page. */
export function GridValue({ screens, record, field }: GridCellProps) {
  const path = field.name === screens.titleField && isRecordId(record.id) ? titlePath(screens) : null;
  const toLink = (value: ReactNode) =>
    path ? (
      <Link to={toRecordPath(path, record.id)} className={styles["title"]}>
        {value}
      </Link>
    ) : (
      value
    );
  return (
    <EntityFieldValue
      entity={screens.entity}
      field={field}
      record={record}
      value={valueIn(screens.fields, field.name, record)}
      place="list"
      wrap={toLink}
    />
  );
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_unused, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={cell}>
          <div className={styles["bone"]} />
        </td>
      ))}
    </tr>
  ));
}
