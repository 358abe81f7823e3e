import MuiSkeleton from "@mui/material/Skeleton";

/** A grey shape that is shown while content loads. */
export const Skeleton = MuiSkeleton;
