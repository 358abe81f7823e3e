import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import { meaningsText } from "../../../fields/number-meanings.ts";
import type { Text } from "../../../i18n/text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { toDecimal, toPlainNumber } from "../../../lib/number-text.ts";
import { readNumber } from "../../../lib/read-number.ts";

interface NumberConditionProps {
  readonly label: string;
  /** A decimal text as addresses hold it, `1234.5`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The language in which addresses hold numbers. */
const WIRE = "en-US";

/** The decimal text that was typed, or the problem with it. */
function readTyped(typed: string, words: Text): { readonly value: string; readonly problem: string | null } {
  if (typed.trim() === "") {
    return { value: "", problem: null };
  }
  const reading = readNumber(typed, words.language);
  return "number" in reading
    ? { value: toPlainNumber(reading.number, WIRE), problem: null }
    : { value: "", problem: meaningsText(reading.meanings, words) ?? words.t("crud.problem.type.number") };
}

/** A number that a list is filtered by, in the reader's language. Text that is no number keeps its form from being sent. */
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
