import MuiFormControl from "@mui/material/FormControl";
import MuiFormLabel from "@mui/material/FormLabel";
import MuiRadioGroup from "@mui/material/RadioGroup";

/** Joins a group of controls with its label. */
export const FormControl = MuiFormControl;

/** The label of a group of controls. */
export const FormLabel = MuiFormLabel;

/** Several `Radio`s, one of which is chosen. */
export const RadioGroup = MuiRadioGroup;
