/** A check box, mostly inside of `FormControlLabel`. */
export { default as Checkbox } from "@mui/material/Checkbox";
