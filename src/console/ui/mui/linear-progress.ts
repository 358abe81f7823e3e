import MuiLinearProgress from "@mui/material/LinearProgress";

/** A progress bar. */
export const LinearProgress = MuiLinearProgress;
