import MuiTable from "@mui/material/Table";
import MuiTableBody from "@mui/material/TableBody";
import MuiTableCell from "@mui/material/TableCell";
import MuiTableContainer from "@mui/material/TableContainer";
import MuiTableHead from "@mui/material/TableHead";
import MuiTableRow from "@mui/material/TableRow";

/** A table in the theme's looks. */
export const Table = MuiTable;

/** The rows of a table. */
export const TableBody = MuiTableBody;

/** A cell; a header cell inside of `TableHead`. */
export const TableCell = MuiTableCell;

/** Lets a wide table scroll. */
export const TableContainer = MuiTableContainer;

/** The header of a table. */
export const TableHead = MuiTableHead;

/** A row of a table. */
export const TableRow = MuiTableRow;
