export { default as UndoIcon } from "@mui/icons-material/UndoOutlined";
