export type { BoxProps } from "@mui/material/Box";
/** An element with `sx`, styles that know the theme. */
export { default as Box } from "@mui/material/Box";
