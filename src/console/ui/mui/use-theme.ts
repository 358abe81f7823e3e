import { useTheme as useMuiTheme } from "@mui/material/styles";

/** The theme of the page, for components that take colours as values, such as charts. */
export const useTheme = useMuiTheme;
