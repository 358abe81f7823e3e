import MuiTextField from "@mui/material/TextField";

/** A text field with its label and help; with `select`, a list of `MenuItem`s. */
export const TextField = MuiTextField;
