import MuiInputAdornment from "@mui/material/InputAdornment";

/** An icon or a unit inside of a text field. */
export const InputAdornment = MuiInputAdornment;
