export { default as MoreVertIcon } from "@mui/icons-material/MoreVert";
