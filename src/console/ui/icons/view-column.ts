export { default as ViewColumnIcon } from "@mui/icons-material/ViewColumnOutlined";
