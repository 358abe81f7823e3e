export { default as AddIcon } from "@mui/icons-material/Add";
