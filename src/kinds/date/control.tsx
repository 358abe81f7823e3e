import { type ClipboardEvent, useCallback, useInsertionEffect, useRef } from "react";
import { CalendarButton } from "../../console/fields/calendar-button.tsx";
import { DAY_ENTRY, type DateEntry } from "../../console/fields/date-entry.ts";
import { datePlaceholder } from "../../console/fields/date-placeholder.ts";
import { dateLocale } from "../../console/fields/date-text.ts";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { usePendingText } from "../../console/fields/use-pending-text.ts";
import { useText } from "../../console/i18n/use-text.ts";

interface DateFieldProps extends ControlProps {
  readonly entry: DateEntry;
}

/** A text field for a date, with a button that opens a calendar. Text that is not a date is kept and rejected. */
export function DateField({ entry, ...props }: DateFieldProps) {
  const control = useControl(props);
  const { t } = useText();
  const { value, onChange } = props;
  const locale = dateLocale();
  // The text has no seconds, and is ambiguous when clocks go back. Typing it again restores the original value.
  const typed = useRef<unknown>(undefined);
  const given = useRef(value);
  useInsertionEffect(() => {
    if (value !== typed.current) {
      given.current = value;
    }
  }, [value]);
  const set = useCallback(
    (next: string | undefined) => {
      const isGiven = next !== undefined && entry.toText(next, locale) === entry.toText(given.current, locale);
      typed.current = isGiven ? given.current : next;
      onChange(typed.current);
    },
    [entry, locale, onChange],
  );
  const commit = useCallback(
    (text: string, isFinal: boolean) => {
      const next = entry.read(text, locale);
      // Rules do not see a half-typed date.
      if (next !== null || isFinal || text.trim() === "") {
        set(next ?? (text.trim() || undefined));
      }
    },
    [entry, locale, set],
  );
  const pending = usePendingText({ control, value: entry.toText(value, locale), commit });
  /** A pasted date replaces the whole text. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (entry.read(event.clipboardData.getData("text"), locale) !== null) {
      event.currentTarget.select();
    }
  };
  return (
    <FieldFrame
      control={control}
      end={<CalendarButton id={control.id} disabled={control.disabled} entry={entry} value={value} onChange={set} />}
    >
      <input
        {...inputProps(control)}
        {...pending}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        onPaste={handlePaste}
        className={styles["input"]}
        placeholder={control.placeholder ?? datePlaceholder(entry, locale, t)}
      />
    </FieldFrame>
  );
}

export function DateControl(props: ControlProps) {
  return <DateField {...props} entry={DAY_ENTRY} />;
}
