import MuiButton from "@mui/material/Button";

/** MUI's button. Pages without MUI use `buttonStyles`. */
export const Button = MuiButton;
