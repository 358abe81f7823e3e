import MuiCheckbox from "@mui/material/Checkbox";

/** A check box, mostly inside of `FormControlLabel`. */
export const Checkbox = MuiCheckbox;
