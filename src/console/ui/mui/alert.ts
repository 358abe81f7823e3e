/** MUI's message box. Where a page works without MUI, `Notice` is lighter. */
export { default as Alert } from "@mui/material/Alert";
