import MuiListSubheader from "@mui/material/ListSubheader";

/** The title of a group in a list of options. */
export const ListSubheader = MuiListSubheader;
