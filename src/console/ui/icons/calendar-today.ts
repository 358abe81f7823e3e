export { default as CalendarTodayIcon } from "@mui/icons-material/CalendarTodayOutlined";
