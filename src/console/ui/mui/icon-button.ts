import MuiIconButton from "@mui/material/IconButton";

/** A button that has an icon only, named by `aria-label`. `ToolButton` works without MUI. */
export const IconButton = MuiIconButton;
