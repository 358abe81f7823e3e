import styles from "../../console/fields/field.module.css";
import toggles from "../../console/fields/toggle.module.css";
import { type ControlProps, useControl } from "../../console/fields/use-control.ts";
import { useChoices } from "./use-choices.ts";

export function RadioControl(props: ControlProps) {
  const control = useControl(props);
  const value = props.value === undefined || props.value === null ? "" : String(props.value);
  const choices = useChoices(control.options, value);
  const labelId = `${control.id}-label`;
  return (
    <div className={control.hasProblem ? styles["wrong"] : styles["field"]}>
      <div id={labelId} className={toggles[control.hasProblem ? "wrongLegend" : "legend"]}>
        {control.label}
        {control.required ? <span aria-hidden="true"> *</span> : null}
      </div>
      <div
        role="radiogroup"
        id={control.id}
        aria-labelledby={labelId}
        aria-describedby={control.describedBy}
        aria-invalid={control.hasProblem || undefined}
        onBlur={control.touch}
      >
        {choices.map((choice) => (
          <label key={choice.key} className={toggles["choice"]}>
            <input
              type="radio"
              name={control.id}
              value={choice.key}
              checked={choice.key === value}
              disabled={control.disabled}
              required={control.required}
              onChange={() => props.onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}
