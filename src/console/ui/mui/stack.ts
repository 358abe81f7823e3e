import MuiStack from "@mui/material/Stack";

/** Children in a row or a column, with equal gaps. */
export const Stack = MuiStack;
