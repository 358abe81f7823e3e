export type { FormControlLabelProps } from "@mui/material/FormControlLabel";
/** A control with its label next to it. */
export { default as FormControlLabel } from "@mui/material/FormControlLabel";
