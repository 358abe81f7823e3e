export { default as BoltIcon } from "@mui/icons-material/BoltOutlined";
