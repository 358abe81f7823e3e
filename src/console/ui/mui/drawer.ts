/** A panel that opens from an edge of the window. */
export { default as Drawer } from "@mui/material/Drawer";
