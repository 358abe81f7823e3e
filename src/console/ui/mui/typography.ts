import MuiTypography from "@mui/material/Typography";

/** Text in one of the theme's styles, such as `h2` or `body2`. */
export const Typography = MuiTypography;
