export { default as LinearProgress } from "@mui/material/LinearProgress";
