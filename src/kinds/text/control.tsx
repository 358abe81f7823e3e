import { useCallback } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { usePendingText } from "../../console/fields/use-pending-text.ts";
import { inCapitals } from "../../contract/text-identity.ts";

interface TextInputProps extends ControlProps {
  /** The layout of an on-screen keyboard. */
  readonly keyboard?: "email" | "url" | "tel";
  readonly isMultiline?: boolean;
}

/**
 * An input for a text. It always has type `text`: native e-mail validation would use the browser's language. A single-language text
 * sets `lang` for spell checkers and screen readers.
 */
export function TextInput({ keyboard, isMultiline = false, ...props }: TextInputProps) {
  const control = useControl(props);
  const { onChange } = props;
  const { pattern } = props.schema;
  const commit = useCallback(
    (text: string, isFinal: boolean) => {
      const kept = isFinal && !isMultiline ? text.trim() : text;
      onChange(kept === "" ? undefined : inCapitals(kept, pattern));
    },
    [onChange, isMultiline, pattern],
  );
  const value = props.value === undefined || props.value === null ? "" : String(props.value);
  const pending = usePendingText({ control, value, commit });
  const given = {
    ...inputProps(control),
    ...pending,
    autoComplete: "off",
    placeholder: control.placeholder,
    lang: props.options.language,
  };
  return (
    <FieldFrame control={control} isLine={!isMultiline && !control.isLabelHidden}>
      {isMultiline ? (
        <textarea {...given} rows={3} className={styles["text"]} />
      ) : (
        <input
          {...given}
          type="text"
          className={styles["input"]}
          {...(keyboard ? { inputMode: keyboard, spellCheck: false } : {})}
        />
      )}
    </FieldFrame>
  );
}

export function TextControl(props: ControlProps) {
  return <TextInput {...props} />;
}

export function MultilineControl(props: ControlProps) {
  return <TextInput {...props} isMultiline />;
}
