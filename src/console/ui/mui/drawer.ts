import MuiDrawer from "@mui/material/Drawer";

/** A panel that opens from an edge of the window. */
export const Drawer = MuiDrawer;
