/** A button that has an icon only, named by `aria-label`. `ToolButton` works without MUI. */
export { default as IconButton } from "@mui/material/IconButton";
