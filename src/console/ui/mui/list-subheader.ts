export { default as ListSubheader } from "@mui/material/ListSubheader";
