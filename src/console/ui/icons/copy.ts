export { default as CopyIcon } from "@mui/icons-material/ContentCopyOutlined";
