export { default as ArrowForwardIcon } from "@mui/icons-material/ArrowForward";
