/** MUI's button. Pages without MUI use `buttonStyles`. */
export { default as Button } from "@mui/material/Button";
