import MuiAlert from "@mui/material/Alert";

/** MUI's message box. Where a page works without MUI, `Notice` is lighter. */
export const Alert = MuiAlert;
