/** The theme of the page, for components that take colours as values, such as charts. */
export { useTheme } from "@mui/material/styles";
