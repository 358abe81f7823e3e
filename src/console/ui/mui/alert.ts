export { default as Alert } from "@mui/material/Alert";
