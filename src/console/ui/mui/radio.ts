export { default as Radio } from "@mui/material/Radio";
