export { default as ArrowDownwardIcon } from "@mui/icons-material/ArrowDownward";
