import FormatBold from "@mui/icons-material/FormatBold";
import FormatItalic from "@mui/icons-material/FormatItalic";
import FormatListBulleted from "@mui/icons-material/FormatListBulleted";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { lazy, Suspense, useCallback, useRef } from "react";
import { useText } from "../i18n/use-text.ts";
import { type ControlProps, hiddenLabel, textFieldProps, useControl } from "./use-control.ts";
import { useShownText } from "./use-pending-text.ts";

const HtmlPreview = lazy(async () => ({ default: (await import("./html-preview.tsx")).HtmlPreview }));

const MARKS = [
  { labelKey: "crud.form.bold", Sign: FormatBold, before: "<strong>", after: "</strong>" },
  { labelKey: "crud.form.italic", Sign: FormatItalic, before: "<em>", after: "</em>" },
  { labelKey: "crud.form.listItem", Sign: FormatListBulleted, before: "<ul><li>", after: "</li></ul>" },
] as const;

/** Markup as its source, with buttons for what is marked most, and under it what readers will see of it. */
export function HtmlControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const { onChange } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const commit = useCallback((text: string) => onChange(text === "" ? undefined : text), [onChange]);
  const value = typeof props.value === "string" ? props.value : "";
  const pending = useShownText({ path: control.path, value, commit });
  const mark = (before: string, after: string) => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: 0, selectionEnd: 0 };
    const { text } = pending;
    pending.type(`${text.slice(0, from)}${before}${text.slice(from, to)}${after}${text.slice(to)}`);
    input.current?.focus();
  };
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box role="toolbar" aria-label={control.label}>
        {MARKS.map(({ labelKey, Sign, before, after }) => (
          <IconButton
            key={labelKey}
            size="small"
            aria-label={t(labelKey)}
            disabled={control.disabled}
            onClick={() => mark(before, after)}
          >
            <Sign fontSize="small" />
          </IconButton>
        ))}
      </Box>
      <TextField
        {...textFieldProps(control)}
        multiline
        minRows={3}
        maxRows={12}
        inputRef={input}
        value={pending.text}
        onChange={(event) => pending.type(event.target.value)}
        onBlur={pending.leave}
        slotProps={{ htmlInput: { ...hiddenLabel(control), autoComplete: "off", spellCheck: true } }}
      />
      {value === "" ? null : (
        <Suspense fallback={null}>
          <HtmlPreview markup={value} label={t("crud.form.preview")} />
        </Suspense>
      )}
    </Box>
  );
}
