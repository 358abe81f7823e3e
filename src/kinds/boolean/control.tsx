import { toBoolean } from "../lib/to-boolean.ts";
import toggles from "./toggle.module.css";
import { type ControlProps, inputProps, useControl } from "./use-control.ts";

export function SwitchControl(props: ControlProps) {
  const control = useControl(props);
  const isOn = toBoolean(props.value) === true;
  const { required: _never, ...given } = inputProps(control);
  const input = (
    <input
      {...given}
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={toggles["track"]}
      checked={isOn}
      onChange={(event) => props.onChange(event.target.checked)}
      onBlur={control.touch}
    />
  );
  return control.isLabelHidden ? (
    input
  ) : (
    <label className={toggles["switch"]} htmlFor={control.id}>
      {input}
      {control.label}
    </label>
  );
}
