export { default as FirstPageIcon } from "@mui/icons-material/FirstPage";
