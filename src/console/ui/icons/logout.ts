export { default as LogoutIcon } from "@mui/icons-material/LogoutOutlined";
