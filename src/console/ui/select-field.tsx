import { MenuItem } from "./mui/menu-item.ts";
import { TextField, type TextFieldProps } from "./mui/text-field.ts";

interface SelectFieldProps<Value extends string>
  extends Pick<TextFieldProps, "label" | "disabled" | "required" | "fullWidth" | "sx"> {
  /** The chosen option. An empty text if none is. */
  readonly value: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A labelled list of options, one of which is chosen. */
export function SelectField<Value extends string>({ options, onChange, ...props }: SelectFieldProps<Value>) {
  return (
    <TextField select {...props} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
