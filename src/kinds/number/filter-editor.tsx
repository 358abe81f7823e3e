import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import { meaningsText } from "../../../fields/number-meanings.ts";
import type { Text } from "../../../i18n/text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { toDecimal, toPlainNumber } from "../../../lib/number-text.ts";
import { readNumber } from "../../../lib/read-number.ts";

interface NumberConditionProps {
  readonly label: string;
  /** Decimal number as in URLs, `1234.5`. Empty if there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
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

/** Number input of a filter, in the user's locale. Text that is not a number makes the form invalid. */
export function NumberCondition({ label, value, onChange }: NumberConditionProps) {
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
