import toggles from "../../console/fields/toggle.module.css";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { toBoolean } from "../../console/lib/to-boolean.ts";

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
