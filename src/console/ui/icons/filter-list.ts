export { default as FilterListIcon } from "@mui/icons-material/FilterList";
