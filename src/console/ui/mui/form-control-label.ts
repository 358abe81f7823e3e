export { default as FormControlLabel } from "@mui/material/FormControlLabel";
