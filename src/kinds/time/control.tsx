import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";

/** A native input for a time of day. The original text of a time, which may have seconds, is shown unchanged. */
export function TimeControl(props: ControlProps) {
  const control = useControl(props);
  const { value, onChange } = props;
  return (
    <FieldFrame control={control}>
      <input
        {...inputProps(control)}
        type="time"
        className={styles["input"]}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={control.touch}
      />
    </FieldFrame>
  );
}
