/** A switch for a setting that applies at once. */
export { default as Switch } from "@mui/material/Switch";
