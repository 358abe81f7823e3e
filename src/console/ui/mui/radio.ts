import MuiRadio from "@mui/material/Radio";

/** One of several choices, mostly inside of `FormControlLabel`. */
export const Radio = MuiRadio;
