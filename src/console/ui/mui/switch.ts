import MuiSwitch from "@mui/material/Switch";

/** A switch for a setting that applies at once. */
export const Switch = MuiSwitch;
