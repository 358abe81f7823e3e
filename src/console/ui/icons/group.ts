export { default as GroupIcon } from "@mui/icons-material/GroupOutlined";
