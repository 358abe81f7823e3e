import MuiBox from "@mui/material/Box";

export type { BoxProps } from "@mui/material/Box";

/** An element with `sx`, styles that know the theme. */
export const Box = MuiBox;
