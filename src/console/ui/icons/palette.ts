export { default as PaletteIcon } from "@mui/icons-material/PaletteOutlined";
