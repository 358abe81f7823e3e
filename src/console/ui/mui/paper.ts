/** A raised surface. */
export { default as Paper } from "@mui/material/Paper";
