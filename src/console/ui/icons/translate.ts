export { default as TranslateIcon } from "@mui/icons-material/TranslateOutlined";
