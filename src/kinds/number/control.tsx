import { useCallback } from "react";
import { toDecimal, toPlainNumber } from "../lib/number-text.ts";
import { readNumber } from "../lib/read-number.ts";
import styles from "./field.module.css";
import { FieldFrame, FieldSign } from "./field-frame.tsx";
import { type UnreadNumber, unreadText } from "./unread-number.ts";
import { type ControlProps, inputProps, useControl } from "./use-control.ts";
import { usePendingText } from "./use-pending-text.ts";

/** The number in typed form: the language's decimal separator, without grouping. */
function toInputText(value: unknown, language: string): string {
  const number = toDecimal(value);
  return number === null ? (unreadText(value) ?? String(value ?? "")) : toPlainNumber(number, language);
}

/** Parses typed text. Empty text is undefined. Invalid text is kept, so that validation rejects it. */
function toFieldValue(text: string, language: string): number | UnreadNumber | undefined {
  if (text.trim() === "") {
    return undefined;
  }
  const reading = readNumber(text, language);
  return "number" in reading ? reading.number : { unread: text.trim() };
}

interface NumberFieldProps extends ControlProps {
  readonly inputMode: "numeric" | "decimal";
  /** A unit after the input. */
  readonly sign?: string;
}

function NumberField({ inputMode, sign, ...props }: NumberFieldProps) {
  const control = useControl(props);
  const { onChange } = props;
  const { language } = control;
  const commit = useCallback((text: string) => onChange(toFieldValue(text, language)), [onChange, language]);
  const pending = usePendingText({ control, value: toInputText(props.value, language), commit });
  return (
    <FieldFrame control={control} end={sign === undefined ? null : <FieldSign>{sign}</FieldSign>}>
      <input
        {...inputProps(control)}
        {...pending}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        placeholder={control.placeholder}
        className={styles["input"]}
      />
    </FieldFrame>
  );
}

export function IntegerControl(props: ControlProps) {
  return <NumberField {...props} inputMode="numeric" />;
}

export function NumberControl(props: ControlProps) {
  return <NumberField {...props} inputMode="decimal" />;
}

/** A percentage out of 100: 21 means 21 %. */
export function PercentControl(props: ControlProps) {
  return <NumberField {...props} inputMode="decimal" sign="%" />;
}
