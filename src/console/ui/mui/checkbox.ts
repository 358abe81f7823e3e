export { default as Checkbox } from "@mui/material/Checkbox";
