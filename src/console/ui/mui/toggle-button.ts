import MuiToggleButton from "@mui/material/ToggleButton";
import MuiToggleButtonGroup from "@mui/material/ToggleButtonGroup";

/** A button that stays pressed. */
export const ToggleButton = MuiToggleButton;

/** Several `ToggleButton`s, of which one or more are pressed. */
export const ToggleButtonGroup = MuiToggleButtonGroup;
