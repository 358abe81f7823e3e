import { type ClipboardEvent, useInsertionEffect, useRef } from "react";
import { dateLocale, dayFromText } from "../../console/fields/date-text.ts";
import styles from "../../console/fields/field.module.css";
import { FieldFrame } from "../../console/fields/field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { useRefusedPaste } from "../../console/fields/use-refused-paste.ts";
import { dayIn, daysBetween } from "../../console/lib/date-range.ts";

/** A kind of native input, and its conversion of values. */
export interface DateInput {
  readonly type: "date" | "datetime-local" | "time";
  readonly toText: (value: unknown) => string;
  readonly fromText: (text: string) => string | undefined;
}

interface DateFieldProps extends ControlProps {
  readonly input: DateInput;
}

/** A native input for a date or a time. */
export function DateField({ input, ...props }: DateFieldProps) {
  const { control, setRefused, onKeyDown } = useRefusedPaste(useControl(props), "crud.problem.pasted.date");
  // The input shows less than the value contains: it has no seconds, and one text for both hours when clocks go back.
  // Retyping the shown text therefore restores the original value.
  const typed = useRef<unknown>(undefined);
  const given = useRef(props.value);
  useInsertionEffect(() => {
    if (props.value !== typed.current) {
      given.current = props.value;
    }
  }, [props.value]);
  const type = (text: string) => {
    typed.current = text !== "" && text === input.toText(given.current) ? given.current : input.fromText(text);
    props.onChange(typed.current);
  };
  /** Browsers do not accept pasted dates in the local format. Parses them in the locale that the field displays. */
  const handlePaste = (event: ClipboardEvent) => {
    const day = dayFromText(event.clipboardData.getData("text").trim(), dateLocale());
    const isDay = daysBetween(day, day) !== null;
    event.preventDefault();
    setRefused(!isDay);
    if (isDay) {
      type(day);
    }
  };
  return (
    <FieldFrame control={control}>
      <input
        {...inputProps(control)}
        type={input.type}
        onKeyDown={onKeyDown}
        onPaste={input.type === "date" ? handlePaste : undefined}
        className={styles["input"]}
        value={input.toText(props.value)}
        onChange={(event) => type(event.target.value)}
        onBlur={control.touch}
      />
    </FieldFrame>
  );
}

const CALENDAR: DateInput = {
  type: "date",
  // A date is a string end to end. Keeps only the date part of the backend's value.
  toText: (value) => dayIn(value) ?? "",
  fromText: (text) => (text === "" ? undefined : text),
};

export function DateControl(props: ControlProps) {
  return <DateField {...props} input={CALENDAR} />;
}
