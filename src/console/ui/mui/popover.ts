export { default as Popover } from "@mui/material/Popover";
