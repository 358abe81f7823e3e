export { default as PersonIcon } from "@mui/icons-material/PersonOutlineOutlined";
