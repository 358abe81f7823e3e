export { default as StickyNoteIcon } from "@mui/icons-material/StickyNote2Outlined";
