import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { type ControlProps, useControl } from "./use-control.ts";
import { useEnumOptions } from "./use-enum-options.ts";

export function RadioControl(props: ControlProps) {
  const control = useControl(props);
  const value = props.value === undefined || props.value === null ? "" : String(props.value);
  const choices = useEnumOptions(control.options.enumeration, value);
  const labelId = `${control.id}-label`;
  return (
    <FormControl error={control.hasProblem} disabled={control.disabled} required={control.required}>
      <FormLabel id={labelId} sx={{ fontSize: 12 }}>
        {control.label}
      </FormLabel>
      <RadioGroup
        row
        id={control.id}
        name={control.id}
        aria-labelledby={labelId}
        aria-describedby={control.helperId}
        aria-invalid={control.hasProblem || undefined}
        value={value}
        onChange={(_, chosen) => props.onChange(chosen)}
        onBlur={control.touch}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio size="small" />}
            label={choice.label}
          />
        ))}
      </RadioGroup>
      {control.helperText ? <FormHelperText id={control.helperId}>{control.helperText}</FormHelperText> : null}
    </FormControl>
  );
}
