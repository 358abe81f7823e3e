export { default as InputAdornment } from "@mui/material/InputAdornment";
