/** Joins a group of controls with its label. */
export { default as FormControl } from "@mui/material/FormControl";
/** The label of a group of controls. */
export { default as FormLabel } from "@mui/material/FormLabel";
/** Several `Radio`s, one of which is chosen. */
export { default as RadioGroup } from "@mui/material/RadioGroup";
