import TextField from "@mui/material/TextField";
import { useCallback } from "react";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { useDraft } from "./use-draft.ts";

/** `type` and `autocomplete` of the inputs that are text all the same. */
const INPUTS = {
  text: { type: "text", autoComplete: "off" },
  email: { type: "email", autoComplete: "off" },
  uri: { type: "url", autoComplete: "off" },
} as const;

function makeTextControl(kind: keyof typeof INPUTS, isMultiline = false) {
  return function TextControl(props: ControlProps) {
    const control = useControl(props);
    const { onChange } = props;
    const commit = useCallback(
      (text: string, isFinal: boolean) => {
        const kept = isFinal && !isMultiline ? text.trim() : text;
        onChange(kept === "" ? undefined : kept);
      },
      [onChange],
    );
    const value = props.value === undefined || props.value === null ? "" : String(props.value);
    const draft = useDraft({ path: control.path, value, commit });
    const input = INPUTS[kind];
    return (
      <TextField
        {...textFieldProps(control)}
        // The browser's own check of an e-mail or an address speaks the browser's language: ours does it.
        type="text"
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.leave}
        {...(isMultiline ? { multiline: true, minRows: 3, maxRows: 12 } : {})}
        slotProps={{
          htmlInput: {
            ...hiddenLabel(control),
            autoComplete: input.autoComplete,
            ...(kind === "text" ? {} : { inputMode: kind === "uri" ? "url" : "email", spellCheck: false }),
          },
        }}
      />
    );
  };
}

export const TextControl = makeTextControl("text");
export const EmailControl = makeTextControl("email");
export const UriControl = makeTextControl("uri");
export const MultilineControl = makeTextControl("text", true);
