/** Children in a row or a column, with equal gaps. */
export { default as Stack } from "@mui/material/Stack";
