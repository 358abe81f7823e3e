export { useTheme } from "@mui/material/styles";
