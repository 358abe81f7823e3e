/** An icon or a unit inside of a text field. */
export { default as InputAdornment } from "@mui/material/InputAdornment";
