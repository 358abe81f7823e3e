export { default as HelpIcon } from "@mui/icons-material/HelpOutlineOutlined";
