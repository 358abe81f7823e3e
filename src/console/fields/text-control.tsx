import TextField from "@mui/material/TextField";
import { useCallback } from "react";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { usePendingText } from "./use-pending-text.ts";

interface TextInputProps extends ControlProps {
  /** What an on-screen keyboard is laid out for. */
  readonly keyboard?: "email" | "url";
  readonly isMultiline?: boolean;
}

/** The input is of type text all the same: the browser's own check of an e-mail speaks the browser's language. */
function TextInput({ keyboard, isMultiline = false, ...props }: TextInputProps) {
  const control = useControl(props);
  const { onChange } = props;
  const commit = useCallback(
    (text: string, isFinal: boolean) => {
      const kept = isFinal && !isMultiline ? text.trim() : text;
      onChange(kept === "" ? undefined : kept);
    },
    [onChange, isMultiline],
  );
  const value = props.value === undefined || props.value === null ? "" : String(props.value);
  const pending = usePendingText({ path: control.path, value, commit });
  return (
    <TextField
      {...textFieldProps(control)}
      value={pending.text}
      onChange={(event) => pending.type(event.target.value)}
      onBlur={pending.leave}
      {...(isMultiline ? { multiline: true, minRows: 3, maxRows: 12 } : {})}
      slotProps={{
        htmlInput: {
          ...hiddenLabel(control),
          autoComplete: "off",
          ...(keyboard ? { inputMode: keyboard, spellCheck: false } : {}),
        },
      }}
    />
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

export function MultilineControl(props: ControlProps) {
  return <TextInput {...props} isMultiline />;
}
