export { default as SearchIcon } from "@mui/icons-material/Search";
