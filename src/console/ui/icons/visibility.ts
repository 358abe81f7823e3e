export { default as VisibilityIcon } from "@mui/icons-material/VisibilityOutlined";
