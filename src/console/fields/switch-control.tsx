import { toBoolean } from "../lib/to-boolean.ts";
import styles from "./field.module.css";
import { FieldHelp } from "./field-frame.tsx";
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
  return (
    <div className={control.hasProblem ? styles["wrong"] : styles["field"]}>
      {control.isLabelHidden ? (
        input
      ) : (
        <label className={toggles["switch"]} htmlFor={control.id}>
          {input}
          {control.label}
        </label>
      )}
      <FieldHelp id={control.helperId} text={control.helperText} isBeside={!control.isLabelHidden} />
    </div>
  );
}
