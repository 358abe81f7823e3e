export { default as LastPageIcon } from "@mui/icons-material/LastPage";
