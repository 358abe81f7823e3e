export { default as ChevronLeftIcon } from "@mui/icons-material/ChevronLeft";
