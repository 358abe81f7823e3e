export { default as ChevronRightIcon } from "@mui/icons-material/ChevronRight";
