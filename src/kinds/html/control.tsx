import { FormatBoldIcon } from "../../console/ui/icons/format-bold.ts";
import { FormatItalicIcon } from "../../console/ui/icons/format-italic.ts";
import { FormatListBulletedIcon } from "../../console/ui/icons/format-list-bulleted.ts";
import { lazy, Suspense, useCallback, useRef } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { useShownText } from "../../console/fields/use-pending-text.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { ToolButton } from "../../console/ui/tool-button.tsx";

const HtmlPreview = lazy(async () => ({ default: (await import("./html-preview.tsx")).HtmlPreview }));

const MARKS = [
  { labelKey: "crud.form.bold", Sign: FormatBoldIcon, before: "<strong>", after: "</strong>" },
  { labelKey: "crud.form.italic", Sign: FormatItalicIcon, before: "<em>", after: "</em>" },
  { labelKey: "crud.form.listItem", Sign: FormatListBulletedIcon, before: "<ul><li>", after: "</li></ul>" },
] as const;

/** HTML source with buttons for common markup, and a preview of the result. */
export function HtmlControl(props: ControlProps) {
  const { t } = useText();
  const control = useControl(props);
  const { onChange } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const commit = useCallback((text: string) => onChange(text === "" ? undefined : text), [onChange]);
  const value = typeof props.value === "string" ? props.value : "";
  const pending = useShownText({ control, value, commit });
  const mark = (before: string, after: string) => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: 0, selectionEnd: 0 };
    const { text } = pending;
    pending.type(`${text.slice(0, from)}${before}${text.slice(from, to)}${after}${text.slice(to)}`);
    input.current?.focus();
  };
  return (
    <div className={styles["stack"]}>
      <div role="toolbar" aria-label={control.label}>
        {MARKS.map(({ labelKey, Sign, before, after }) => (
          <ToolButton
            key={labelKey}
            aria-label={t(labelKey)}
            disabled={control.disabled}
            onClick={() => mark(before, after)}
          >
            <Sign fontSize="small" />
          </ToolButton>
        ))}
      </div>
      <FieldFrame control={control}>
        <textarea
          {...inputProps(control)}
          ref={input}
          rows={3}
          autoComplete="off"
          spellCheck
          className={styles["text"]}
          value={pending.text}
          onChange={(event) => pending.type(event.target.value)}
          onBlur={pending.leave}
        />
      </FieldFrame>
      {value === "" ? null : (
        <Suspense fallback={null}>
          <HtmlPreview markup={value} label={t("crud.form.preview")} />
        </Suspense>
      )}
    </div>
  );
}
