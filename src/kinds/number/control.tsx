import { useCallback } from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame, FieldSign } from "../../console/fields/field-frame.tsx";
import { type InvalidNumber, invalidNumberInput } from "../../console/fields/invalid-number.ts";
import { type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { usePendingText } from "../../console/fields/use-pending-text.ts";
import { toDecimal, toPlainNumber } from "../../console/lib/number-text.ts";
import { readNumber } from "../../console/lib/read-number.ts";

/** The number in typed form: the language's decimal separator, without grouping. */
function toInputText(value: unknown, language: string): string {
  const number = toDecimal(value);
  return number === null ? (invalidNumberInput(value) ?? String(value ?? "")) : toPlainNumber(number, language);
}

/** Parses typed text. Empty text is undefined. Invalid text is kept, so that validation rejects it. */
function toFieldValue(text: string, language: string): number | InvalidNumber | undefined {
  if (text.trim() === "") {
    return undefined;
  }
  const reading = readNumber(text, language);
  return "number" in reading ? reading.number : { typed: text.trim() };
}

interface NumberFieldProps extends ControlProps {
  readonly inputMode: "numeric" | "decimal";
  /** A unit after the input. */
  readonly sign?: string;
}

/** An input for a number in the language's format. */
export function NumberField({ inputMode, sign, ...props }: NumberFieldProps) {
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
