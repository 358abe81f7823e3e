export { default as FormatItalicIcon } from "@mui/icons-material/FormatItalic";
