export { default as UploadIcon } from "@mui/icons-material/UploadFileOutlined";
