import MuiLink from "@mui/material/Link";

/** A link in the theme's colour. Pass the router's `Link` as `component`. */
export const Link = MuiLink;
