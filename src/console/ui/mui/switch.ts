export { default as Switch } from "@mui/material/Switch";
