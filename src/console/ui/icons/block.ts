export { default as BlockIcon } from "@mui/icons-material/BlockOutlined";
