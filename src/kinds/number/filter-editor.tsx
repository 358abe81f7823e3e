import { TextField } from "../../console/ui/mui/text-field.ts";
import { useEffect, useRef, useState } from "react";
import { meaningsText } from "../../console/fields/number-meanings.ts";
import type { Text } from "../../console/i18n/text.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { toDecimal, toPlainNumber } from "../../console/lib/number-text.ts";
import { readNumber } from "../../console/lib/read-number.ts";
import type { FilterEditorProps } from "../filter.ts";
import { RangeEnds, type RangeInputProps } from "../range-ends.tsx";

/** The ends of a range of numbers, or one number. */
export function NumberFilterEditor(props: FilterEditorProps) {
  const { t } = useText();
  const { condition, onChange } = props;
  return condition.operator === "range" ? (
    <RangeEnds {...props} Input={NumberInput} />
  ) : (
    <NumberInput label={t("find.value")} value={condition.values[0] ?? ""} onChange={(next) => onChange([next])} />
  );
}

/** Number format of URLs. */
const WIRE = "en-US";

/** Parses the typed text to a decimal string, or returns an error text. */
function readTyped(typed: string, words: Text): { readonly value: string; readonly problem: string | null } {
  if (typed.trim() === "") {
    return { value: "", problem: null };
  }
  const reading = readNumber(typed, words.language);
  return "number" in reading
    ? { value: toPlainNumber(reading.number, WIRE), problem: null }
    : { value: "", problem: meaningsText(reading.meanings, words) ?? words.t("crud.problem.type.number") };
}

/**
 * A number in the user's locale. The value is a decimal number as in URLs, `1234.5`, or empty. Text that is not a number
 * makes the form invalid.
 */
function NumberInput({ label, value, onChange }: RangeInputProps) {
  const words = useText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const number = toDecimal(value);
  const shown = typed ?? (number === null ? value : toPlainNumber(number, words.language));
  const { problem } = readTyped(shown, words);
  useEffect(() => input.current?.setCustomValidity(problem ?? ""), [problem]);
  return (
    <TextField
      inputRef={input}
      label={label}
      value={shown}
      error={isLeft && problem !== null}
      helperText={isLeft ? problem : null}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTyped(target.value, words).value);
      }}
      onBlur={() => setLeft(true)}
      slotProps={{ htmlInput: { inputMode: "decimal", maxLength: 60, onInvalid: () => setLeft(true) } }}
    />
  );
}
