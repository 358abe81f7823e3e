export { default as FormatBoldIcon } from "@mui/icons-material/FormatBold";
