import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ComponentType } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { DisplayProps } from "./display-props.ts";
import { isNumeric } from "./is-numeric.ts";

interface TableProps extends DisplayProps {
  /** Shows one field of a row. */
  readonly Cell: ComponentType<DisplayProps>;
}

/** Records that live inside this one, as a table; in a list, their number. */
export function TableValue({ value, field, place, Cell }: TableProps) {
  const { t, language } = useText();
  const rows = Array.isArray(value) ? value : [];
  if (place === "list") {
    return rows.length.toLocaleString(language);
  }
  if (rows.length === 0) {
    return t("crud.table.empty");
  }
  const columns = field.items ?? [];
  return (
    <TableContainer>
      <Table size="small" aria-label={t(field.labelKey)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={isNumeric(column.display) ? "right" : "left"}>
                {t(column.labelKey)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a show page never move, and may lack an id
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell
                  key={column.name}
                  align={isNumeric(column.display) ? "right" : "left"}
                  // On a phone the table scrolls in its box rather than break a word.
                  sx={{ whiteSpace: column.display === "text" ? "normal" : "nowrap", overflowWrap: "normal" }}
                >
                  <Cell field={column} record={row} value={row?.[column.name]} place="show" />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
