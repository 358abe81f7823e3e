import TextField from "@mui/material/TextField";
import { useCallback } from "react";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { usePendingText } from "./use-pending-text.ts";

/** Free JSON as its text, which the form keeps as it was typed: whether it is JSON is the check's to say. */
export function JsonControl(props: ControlProps) {
  const control = useControl(props);
  const { onChange } = props;
  const commit = useCallback((text: string) => onChange(text.trim() === "" ? undefined : text), [onChange]);
  const value = typeof props.value === "string" ? props.value : "";
  const pending = usePendingText({ path: control.path, value, commit });
  return (
    <TextField
      {...textFieldProps(control)}
      {...pending}
      multiline
      minRows={4}
      maxRows={20}
      slotProps={{
        htmlInput: {
          ...hiddenLabel(control),
          autoComplete: "off",
          spellCheck: false,
          dir: "ltr",
          style: { fontFamily: "monospace" },
        },
      }}
    />
  );
}
