export { default as DevicesIcon } from "@mui/icons-material/DevicesOutlined";
