export { default as IconButton } from "@mui/material/IconButton";
