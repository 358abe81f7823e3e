export { default as ArrowBackIcon } from "@mui/icons-material/ArrowBack";
