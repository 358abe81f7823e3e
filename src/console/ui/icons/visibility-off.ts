export { default as VisibilityOffIcon } from "@mui/icons-material/VisibilityOffOutlined";
