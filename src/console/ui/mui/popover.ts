/** A panel next to the button that opened it. */
export { default as Popover } from "@mui/material/Popover";
