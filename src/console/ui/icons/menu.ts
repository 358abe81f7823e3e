export { default as MenuIcon } from "@mui/icons-material/MenuOutlined";
