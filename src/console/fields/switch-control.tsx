import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { type ControlProps, hiddenLabel, useControl } from "./use-control.ts";

export function SwitchControl(props: ControlProps) {
  const control = useControl(props);
  const input = (
    <Switch
      checked={props.value === true}
      onChange={(_, isOn) => props.onChange(isOn)}
      onBlur={control.touch}
      slotProps={{
        input: {
          id: control.id,
          ...hiddenLabel(control),
          ...(control.helperId ? { "aria-describedby": control.helperId } : {}),
          ...(control.hasProblem ? { "aria-invalid": true } : {}),
        },
      }}
    />
  );
  return (
    <FormControl error={control.hasProblem} disabled={control.disabled}>
      {control.isLabelHidden ? input : <FormControlLabel control={input} label={control.label} />}
      {control.helperText ? (
        <FormHelperText id={control.helperId} sx={{ mt: 0, mx: 0 }}>
          {control.helperText}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
