import { useCallback } from "react";
import { inCapitals } from "../../contract/text-identity.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "./use-control.ts";
import { usePendingText } from "./use-pending-text.ts";

interface TextInputProps extends ControlProps {
  /** The layout of an on-screen keyboard. */
  readonly keyboard?: "email" | "url" | "tel";
  readonly isMultiline?: boolean;
}

/**
 * The input always has type `text`: native e-mail validation would use the browser's language. A single-language text
 * sets `lang` for spell checkers and screen readers.
 */
function TextInput({ keyboard, isMultiline = false, ...props }: TextInputProps) {
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

export function EmailControl(props: ControlProps) {
  return <TextInput {...props} keyboard="email" />;
}

export function UriControl(props: ControlProps) {
  return <TextInput {...props} keyboard="url" />;
}

export function TelControl(props: ControlProps) {
  return <TextInput {...props} keyboard="tel" />;
}

/** An ISO 8601 duration, such as `PT1H30M`. */
export function DurationControl(props: ControlProps) {
  return <TextInput {...props} />;
}

export function MultilineControl(props: ControlProps) {
  return <TextInput {...props} isMultiline />;
}
