export { default as RefreshIcon } from "@mui/icons-material/Refresh";
