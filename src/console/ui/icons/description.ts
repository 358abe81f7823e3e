export { default as DescriptionIcon } from "@mui/icons-material/DescriptionOutlined";
