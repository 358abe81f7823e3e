export { default as ToggleButton } from "@mui/material/ToggleButton";
export { default as ToggleButtonGroup } from "@mui/material/ToggleButtonGroup";
