/** An option of a `TextField` with `select`. */
export { default as MenuItem } from "@mui/material/MenuItem";
