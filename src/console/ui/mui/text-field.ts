export { default as TextField } from "@mui/material/TextField";
