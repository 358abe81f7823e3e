import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "../../ui/mui/table.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { FieldValue } from "../../../kinds/field-value.tsx";
import type { FormData } from "../../fields/form-store.ts";
import { relatedIn } from "../../fields/relation-shape.ts";
import type { Text } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { recordTitle } from "../record/record-title.ts";
import type { CellChange, ImportRow } from "./checked-lines.ts";
import { columnTitle, ownerOf } from "./sheet-columns.ts";

interface ImportChangesProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly rows: readonly ImportRow[];
  /** True for lines in conflict: shows the values at the time of the export, now, and in the file. */
  readonly isConflict: boolean;
  /** The name of the table. */
  readonly label: string;
}

const WHOLE = {
  "& th, & td": { overflowWrap: "anywhere", verticalAlign: "top" },
  "& thead th": { bgcolor: "var(--raised)" },
  "& td bdi": { whiteSpace: "normal" },
  "& .MuiTableCell-root": { px: { xs: 1, sm: 1.5 } },
  // On a phone the table scrolls sideways: in narrower columns, words would be cut.
  minWidth: 560,
} as const;

/** A table of lines: the record, and each value that changes, before and after. */
export function ImportChanges({ screens, rows, isConflict, label }: ImportChangesProps) {
  const { t } = useText();
  const hasChanges = rows.some(({ update }) => update && update.cells.length > 0);
  const values = isConflict
    ? (["import.base", "import.now", "import.inFile"] as const)
    : (["bulk.before", "bulk.after"] as const);
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: 320 }}>
      <Table stickyHeader size="small" aria-label={label} sx={WHOLE}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: "1%", whiteSpace: "nowrap" }}>{t("import.lineTitle")}</TableCell>
            <TableCell>{t(screens.messages.one)}</TableCell>
            {hasChanges ? <TableCell>{t("bulk.field")}</TableCell> : null}
            {hasChanges ? values.map((key) => <TableCell key={key}>{t(key)}</TableCell>) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <LineRows key={row.line} screens={screens} row={row} isConflict={isConflict} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface LineRowsProps extends Pick<ImportChangesProps, "screens" | "isConflict"> {
  readonly row: ImportRow;
}

/** One table row for each changed value. The line and its record are shown once. */
function LineRows({ screens, row, isConflict }: LineRowsProps) {
  const { line, update, body } = row;
  const text = useText();
  const { t } = text;
  const cells = update?.cells ?? [];
  const title = recordTitle(screens, update?.record ?? body);
  const span = Math.max(cells.length, 1);
  const head = (
    <>
      <TableCell rowSpan={span}>{line}</TableCell>
      <TableCell rowSpan={span} component="th" scope="row">
        <bdi>{title}</bdi>
      </TableCell>
    </>
  );
  if (cells.length === 0) {
    return <TableRow>{head}</TableRow>;
  }
  return cells.map((cell, index) => (
    <TableRow key={`${cell.row ?? ""} ${cell.column.field.name}`}>
      {index === 0 ? head : null}
      <TableCell>{changedField(cell, text)}</TableCell>
      {isConflict ? (
        <TableCell>{cell.base === undefined ? null : (cell.base ?? t("import.unknownBase"))}</TableCell>
      ) : null}
      <TableCell>
        <Value cell={cell} record={cell.before} />
      </TableCell>
      <TableCell>
        <Value cell={cell} record={cell.after} />
      </TableCell>
    </TableRow>
  ));
}

/** The changed field. In an embedded list, with the row, and whether it is removed. */
function changedField({ list, row, column, isRemoved }: CellChange, text: Text): string {
  const { t } = text;
  const place = list ? `${t(list.labelKey)} ${row}: ` : "";
  return `${place}${columnTitle(column, text)}${isRemoved ? ` (${t("import.rowRemoved")})` : ""}`;
}

/** The value of a column in a record or row. */
function Value({ cell, record }: { readonly cell: CellChange; readonly record: FormData }) {
  const owner = ownerOf(cell.column, record);
  const { name, relation } = cell.column.field;
  const key = name.slice(name.lastIndexOf(".") + 1);
  const field = { ...cell.column.field, name: key };
  const value = relation ? relatedIn(relation, key, owner) : owner[key];
  return <FieldValue field={field} record={owner} value={value} place="list" />;
}
