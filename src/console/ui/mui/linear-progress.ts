/** A progress bar. */
export { default as LinearProgress } from "@mui/material/LinearProgress";
