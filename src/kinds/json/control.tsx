import { useCallback } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { usePendingText } from "../../console/fields/use-pending-text.ts";

/** JSON as text. The form keeps the text as typed, and validation parses it. */
export function JsonControl(props: ControlProps) {
  const control = useControl(props);
  const { onChange } = props;
  const commit = useCallback((text: string) => onChange(text.trim() === "" ? undefined : text), [onChange]);
  const value = typeof props.value === "string" ? props.value : "";
  const pending = usePendingText({ control, value, commit });
  return (
    <FieldFrame control={control}>
      <textarea
        {...inputProps(control)}
        {...pending}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className={styles["code"]}
      />
    </FieldFrame>
  );
}
