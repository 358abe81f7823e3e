export { default as DragIndicatorIcon } from "@mui/icons-material/DragIndicator";
