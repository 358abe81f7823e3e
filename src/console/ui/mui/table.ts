/** A table in the theme's looks. */
export { default as Table } from "@mui/material/Table";
/** The rows of a table. */
export { default as TableBody } from "@mui/material/TableBody";
/** A cell; a header cell inside of `TableHead`. */
export { default as TableCell } from "@mui/material/TableCell";
/** Lets a wide table scroll. */
export { default as TableContainer } from "@mui/material/TableContainer";
/** The header of a table. */
export { default as TableHead } from "@mui/material/TableHead";
/** A row of a table. */
export { default as TableRow } from "@mui/material/TableRow";
