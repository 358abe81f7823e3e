import { Checkbox } from "./mui/checkbox.ts";
import { FormControlLabel, type FormControlLabelProps } from "./mui/form-control-label.ts";

interface CheckboxFieldProps extends Pick<FormControlLabelProps, "label" | "disabled" | "sx"> {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A check box with its label. Pages without MUI use `CheckBox`. */
export function CheckboxField({ checked, onChange, ...props }: CheckboxFieldProps) {
  return (
    <FormControlLabel {...props} control={<Checkbox checked={checked} onChange={(_, isOn) => onChange(isOn)} />} />
  );
}
