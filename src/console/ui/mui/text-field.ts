export type { TextFieldProps } from "@mui/material/TextField";
/** A text field with its label and help; with `select`, a list of `MenuItem`s. */
export { default as TextField } from "@mui/material/TextField";
