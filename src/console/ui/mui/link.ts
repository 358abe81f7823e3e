/** A link in the theme's colour. Pass the router's `Link` as `component`. */
export { default as Link } from "@mui/material/Link";
