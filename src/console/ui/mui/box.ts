export type { BoxProps } from "@mui/material/Box";
export { default as Box } from "@mui/material/Box";
