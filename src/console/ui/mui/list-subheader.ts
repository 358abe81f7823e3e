/** The title of a group in a list of options. */
export { default as ListSubheader } from "@mui/material/ListSubheader";
