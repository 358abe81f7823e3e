import { TextField } from "../ui/mui/text-field.ts";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { DAY_ENTRY } from "./date-entry.ts";
import { datePlaceholder } from "./date-placeholder.ts";
import { dateLocale } from "./date-text.ts";

interface DayInputProps extends Pick<ComponentProps<typeof TextField>, "size" | "fullWidth" | "error"> {
  readonly label: string;
  /** A day, `2026-03-01`, or "". */
  readonly value: string;
  /** Called with a day or "". With `keepsUnread`, text that is not a date is passed unchanged. */
  readonly onChange: (value: string) => void;
  /** Set by forms that validate their text before they apply it. */
  readonly keepsUnread?: boolean;
}

/**
 * A typed day outside of entity forms, with a calendar. Text that is not a date makes the input invalid for the browser's
 * form validation.
 */
export function DayInput({ label, value, onChange, keepsUnread = false, error = false, ...props }: DayInputProps) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const locale = dateLocale();
  const [typed, setTyped] = useState<{ readonly text: string; readonly values: readonly string[] } | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A value from outside replaces the typed text.
  const text = typed?.values.includes(value) ? typed.text : DAY_ENTRY.toText(value, locale);
  const isUnread = text.trim() !== "" && DAY_ENTRY.read(text, locale) === null;
  useEffect(() => {
    input.current?.setCustomValidity(isUnread ? t("crud.problem.format.date") : "");
  }, [isUnread, t]);
  const change = (next: string) => {
    const day = next.trim() === "" ? "" : DAY_ENTRY.read(next, locale);
    const told = day ?? (keepsUnread ? next : value);
    setTyped({ text: next, values: [value, told] });
    setLeft(false);
    if (told !== value) {
      onChange(told);
    }
  };
  const leave = () => {
    setLeft(true);
    if (!isUnread) {
      setTyped(null);
    }
  };
  const isWrong = isUnread && isLeft;
  return (
    <TextField
      {...props}
      id={id}
      inputRef={input}
      label={label}
      value={text}
      error={error || isWrong}
      helperText={isWrong ? t("crud.problem.format.date") : undefined}
      placeholder={datePlaceholder(DAY_ENTRY, locale, t)}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onPaste={(event) => {
        if (DAY_ENTRY.read(event.clipboardData.getData("text"), locale) !== null) {
          input.current?.select();
        }
      }}
      onBlur={leave}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { sx: props.fullWidth === false ? { width: "6.5rem" } : {} },
        input: {
          sx: { paddingInlineEnd: "5px" },
          endAdornment: (
            <CalendarButton
              id={id}
              entry={DAY_ENTRY}
              value={value}
              onChange={(day) => {
                setTyped(null);
                onChange(day);
              }}
            />
          ),
        },
      }}
    />
  );
}
