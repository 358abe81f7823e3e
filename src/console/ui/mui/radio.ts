/** One of several choices, mostly inside of `FormControlLabel`. */
export { default as Radio } from "@mui/material/Radio";
