import MuiMenuItem from "@mui/material/MenuItem";

/** An option of a `TextField` with `select`. */
export const MenuItem = MuiMenuItem;
