/** A grey shape that is shown while content loads. */
export { default as Skeleton } from "@mui/material/Skeleton";
