export { default as BookmarkIcon } from "@mui/icons-material/BookmarkBorderOutlined";
