export { default as FormControl } from "@mui/material/FormControl";
export { default as FormLabel } from "@mui/material/FormLabel";
export { default as RadioGroup } from "@mui/material/RadioGroup";
