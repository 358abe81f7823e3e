export { default as HistoryIcon } from "@mui/icons-material/HistoryOutlined";
