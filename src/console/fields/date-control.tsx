import { type ClipboardEvent, useInsertionEffect, useRef } from "react";
import { dayIn, daysBetween } from "../lib/date-range.ts";
import { dateLocale, dayFromText, fromLocalInput, toLocalInput } from "./date-text.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { type ControlProps, inputProps, useControl } from "./use-control.ts";
import { useRefusedPaste } from "./use-refused-paste.ts";

interface DateInput {
  readonly type: "date" | "datetime-local" | "time";
  readonly toText: (value: unknown) => string;
  readonly fromText: (text: string) => string | undefined;
}

interface DateFieldProps extends ControlProps {
  readonly input: DateInput;
}

function DateField({ input, ...props }: DateFieldProps) {
  const { control, setRefused, onKeyDown } = useRefusedPaste(useControl(props), "crud.problem.pasted.date");
  // What an input shows is less than the value may be: no seconds, and one text for both hours when clocks go back.
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
  /** A browser takes no day as another page or a sheet writes it: in the order of its own language, as the field shows it. */
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
  // The calendar part of whatever the backend sent: a date is a string end to end.
  toText: (value) => dayIn(value) ?? "",
  fromText: (text) => (text === "" ? undefined : text),
};

const CLOCK: DateInput = { type: "datetime-local", toText: toLocalInput, fromText: fromLocalInput };

/** A time of day, with the seconds that it came with. */
const TIME: DateInput = {
  type: "time",
  toText: (value) => (typeof value === "string" ? value : ""),
  fromText: (text) => (text === "" ? undefined : text),
};

export function TimeControl(props: ControlProps) {
  return <DateField {...props} input={TIME} />;
}

export function DateControl(props: ControlProps) {
  return <DateField {...props} input={CALENDAR} />;
}

export function DateTimeControl(props: ControlProps) {
  return <DateField {...props} input={CLOCK} />;
}
