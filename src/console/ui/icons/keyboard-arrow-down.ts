export { default as KeyboardArrowDownIcon } from "@mui/icons-material/KeyboardArrowDown";
