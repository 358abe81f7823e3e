import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { useEnumOptions } from "./use-enum-options.ts";

const NONE: readonly string[] = [];

/** Several values of an enumeration; a value that the console does not know stays, shown as it is. */
export function ChoicesControl(props: ControlProps) {
  const control = useControl(props);
  const value: readonly string[] = Array.isArray(props.value) ? props.value.map(String) : NONE;
  const known = useEnumOptions(control.options.enumeration, "");
  const labelOf = (choice: string) => known.find((option) => option.value === choice)?.label ?? choice;
  const { id, disabled, ...field } = textFieldProps(control);
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      multiple
      disableCloseOnSelect
      options={known.map((option) => option.value)}
      getOptionLabel={labelOf}
      value={[...value]}
      onChange={(_, chosen) => props.onChange(chosen)}
      onBlur={control.touch}
      renderValue={(chosen, getItemProps) =>
        chosen.map((choice, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chip key={key} {...item} size="small" label={labelOf(choice)} />;
        })
      }
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          {...field}
          id={id}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...hiddenLabel(control) } }}
        />
      )}
    />
  );
}
