export { default as DownloadIcon } from "@mui/icons-material/FileDownloadOutlined";
