/** A button that stays pressed. */
export { default as ToggleButton } from "@mui/material/ToggleButton";
/** Several `ToggleButton`s, of which one or more are pressed. */
export { default as ToggleButtonGroup } from "@mui/material/ToggleButtonGroup";
