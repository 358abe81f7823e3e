export { default as DeleteIcon } from "@mui/icons-material/DeleteOutlined";
