export { default as Button } from "@mui/material/Button";
