export { default as Drawer } from "@mui/material/Drawer";
