export { default as FormatListBulletedIcon } from "@mui/icons-material/FormatListBulleted";
