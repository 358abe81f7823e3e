export { default as MenuItem } from "@mui/material/MenuItem";
