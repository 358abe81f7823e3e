import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useText } from "../i18n/use-text.ts";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { useEnumOptions } from "./use-enum-options.ts";

export function SelectControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const value = props.value === undefined || props.value === null ? "" : String(props.value);
  const choices = useEnumOptions(control.options.enumeration, value);
  return (
    <TextField
      {...textFieldProps(control)}
      select
      value={value}
      onChange={(event) => props.onChange(event.target.value === "" ? undefined : event.target.value)}
      onBlur={control.touch}
      slotProps={{ select: { SelectDisplayProps: hiddenLabel(control) } }}
    >
      {control.required ? null : (
        <MenuItem value="">
          <em>{t("crud.form.none")}</em>
        </MenuItem>
      )}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
