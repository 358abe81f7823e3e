export { default as KeyboardArrowUpIcon } from "@mui/icons-material/KeyboardArrowUp";
