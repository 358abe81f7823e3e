/** Text in one of the theme's styles, such as `h2` or `body2`. */
export { default as Typography } from "@mui/material/Typography";
