export { default as ArrowUpwardIcon } from "@mui/icons-material/ArrowUpward";
