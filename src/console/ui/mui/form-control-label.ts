import MuiFormControlLabel from "@mui/material/FormControlLabel";

/** A control with its label next to it. */
export const FormControlLabel = MuiFormControlLabel;
