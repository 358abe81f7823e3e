export { default as StarBorderIcon } from "@mui/icons-material/StarBorder";
