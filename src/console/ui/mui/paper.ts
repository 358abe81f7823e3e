import MuiPaper from "@mui/material/Paper";

/** A raised surface. */
export const Paper = MuiPaper;
