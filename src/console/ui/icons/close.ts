export { default as CloseIcon } from "@mui/icons-material/Close";
