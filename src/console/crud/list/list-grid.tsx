import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { isNumeric } from "../../fields/display/is-numeric.ts";
import { useText } from "../../i18n/use-text.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { EntityFieldValue } from "../entity-field-value.tsx";
import { recordTitle } from "../record-title.ts";
import type { ListTable } from "./list-table-model.tsx";
import type { Density } from "./use-density.ts";

export interface ListGridProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly table: ListTable;
  readonly density: Density;
  readonly isLoading: boolean;
  readonly renderMenu: (record: EntityRecord) => ReactNode;
}

const ROW_HEIGHT = { compact: 40, comfortable: 52 } as const;
const SKELETON_ROWS = 10;

/** A translucent colour over an opaque one. */
function tint(color: string): string {
  return `linear-gradient(${color}, ${color})`;
}

/** The grid itself; it scrolls inside its box, the page around it never does sideways. */
export function ListGrid({ screens, table, density, isLoading, renderMenu }: ListGridProps) {
  const { t } = useText();
  return (
    <TableContainer sx={{ maxHeight: { md: "calc(100vh - 260px)" }, minHeight: 120 }}>
      <Table
        stickyHeader
        size={density === "compact" ? "small" : "medium"}
        aria-label={t(screens.messages.many)}
        aria-busy={isLoading}
        sx={({ palette }) => ({
          "& td, & th": { py: 0, px: 1.25, height: ROW_HEIGHT[density] },
          "& .MuiTableCell-paddingCheckbox": { px: 0.5 },
          "& .MuiTableSortLabel-icon": { fontSize: 16, mx: 0.25 },
          // What can be done with a row stays in reach while the rest scrolls under it.
          "& th:last-of-type": { right: 0, zIndex: 3 },
          "& td:last-of-type": { position: "sticky", right: 0, backgroundColor: palette.background.paper },
          "& tr.MuiTableRow-hover:hover td:last-of-type": { backgroundImage: tint(palette.action.hover) },
          "& tr.Mui-selected td:last-of-type": { backgroundImage: tint(palette.action.selected) },
        })}
      >
        <GridHead screens={screens} table={table} />
        <TableBody>
          {isLoading ? (
            <SkeletonRows columns={table.getVisibleLeafColumns().length + 2} />
          ) : (
            table
              .getRowModel()
              .rows.map((row) => <GridRow key={row.id} screens={screens} row={row} menu={renderMenu(row.original)} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function GridHead({ screens, table }: Pick<ListGridProps, "screens" | "table">) {
  const { t } = useText();
  const isSome = table.getIsSomePageRowsSelected();
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <TableHead>
      <TableRow>
        {canSelect(screens) ? (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={isSome && !isAll}
              onChange={(_, isOn) => table.toggleAllPageRowsSelected(isOn)}
              slotProps={{ input: { "aria-label": t(screens.messages.selectAll) } }}
            />
          </TableCell>
        ) : null}
        {table.getLeafHeaders().map((header) => (
          <HeadCell key={header.id} column={header.column} />
        ))}
        <TableCell padding="checkbox">
          <HiddenText>{t("crud.list.actions")}</HiddenText>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

type Column = ReturnType<ListTable["getAllLeafColumns"]>[number];

function HeadCell({ column }: { readonly column: Column }) {
  const { t } = useText();
  const field = fieldOf(column);
  const sorted = column.getIsSorted();
  const label = t(field.labelKey);
  return (
    <TableCell
      align={isNumeric(field.display) ? "right" : "left"}
      {...(sorted ? { sortDirection: sorted } : {})}
      sx={{ whiteSpace: "nowrap" }}
    >
      {column.getCanSort() ? (
        <TableSortLabel
          active={sorted !== false}
          direction={sorted || "asc"}
          onClick={() => column.toggleSorting(sorted === "asc")}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

/** Every column was made of a field. */
export function fieldOf(column: Column): FieldDescriptor<MessageKey> {
  const field = column.columnDef.meta?.field;
  if (!field) {
    throw new TypeError(`The column ${column.id} has no field`);
  }
  return field;
}

/** Whether there is anything to do with several rows at a time. */
export function canSelect(screens: EntityScreens<MessageKey>): boolean {
  return screens.operations.includes("delete") || screens.actions.some((action) => action.bulk);
}

export type Row = ReturnType<ListTable["getRowModel"]>["rows"][number];

interface GridRowProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly row: Row;
  readonly menu: ReactNode;
}

function GridRow({ screens, row, menu }: GridRowProps) {
  const { t } = useText();
  const record = row.original;
  const isSelected = row.getIsSelected();
  return (
    <TableRow hover selected={isSelected}>
      {canSelect(screens) ? (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isSelected}
            onClick={row.getToggleSelectedHandler()}
            slotProps={{ input: { "aria-label": t("crud.list.selectRow", { title: recordTitle(screens, record) }) } }}
          />
        </TableCell>
      ) : null}
      {row.getVisibleCells().map((cell) => (
        <GridCell key={cell.id} screens={screens} record={record} field={fieldOf(cell.column)} />
      ))}
      <TableCell padding="checkbox" align="right">
        {menu}
      </TableCell>
    </TableRow>
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
    <TableCell align={isNumeric(props.field.display) ? "right" : "left"} sx={{ maxWidth: 360 }}>
      <GridValue {...props} />
    </TableCell>
  );
}

/** One value of a list; the title leads to its record's page. */
export function GridValue({ screens, record, field }: GridCellProps) {
  const path = field.name === screens.titleField ? titlePath(screens) : null;
  const toLink = (value: ReactNode) =>
    path ? (
      <Link component={RouterLink} to={toRecordPath(path, record.id)} underline="hover" sx={{ fontWeight: 500 }}>
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
      value={record[field.name]}
      place="list"
      wrap={toLink}
    />
  );
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <TableRow key={row}>
      {Array.from({ length: columns }, (_unused, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <TableCell key={cell}>
          <Skeleton variant="text" />
        </TableCell>
      ))}
    </TableRow>
  ));
}
