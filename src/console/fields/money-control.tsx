import { type ChangeEvent, useCallback, useLayoutEffect, useRef } from "react";
import { toNumber } from "../lib/number-text.ts";
import { currencyAt } from "./currency-at.ts";
import styles from "./field.module.css";
import { FieldFrame, FieldSign } from "./field-frame.tsx";
import { useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import { amountFromText, currencySymbol, formatAmount } from "./money.ts";
import { type ControlProps, inputProps, useControl } from "./use-control.ts";
import { useShownText } from "./use-pending-text.ts";

/** Digits behind the caret: what stays in place when the text is written anew. */
function digitsBehind(text: string, caret: number): number {
  return text.slice(caret).replace(/\D/g, "").length;
}

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let left = digits; left > 0 && caret > 0; caret -= 1) {
    left -= /\d/.test(text.charAt(caret - 1)) ? 1 : 0;
  }
  return caret;
}

/** The currency input of spec §5: digits only, the last two are cents, the text always in step with the number. */
export function MoneyControl(props: ControlProps) {
  const control = useControl(props);
  const { onChange } = props;
  const { language } = control;
  const { path } = control;
  const { options } = control;
  const currency = useFormValue(useCallback((data: FormData) => currencyAt(options, data, path), [path, options]));
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const commit = useCallback((text: string) => onChange(amountFromText(text) ?? 0), [onChange]);
  const amount = toNumber(props.value);
  const value = amount === null ? "" : formatAmount(amount, language);
  const pending = useShownText({ path: control.path, value, commit });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: all, selectionStart } = event.target;
    // The zeros of an amount of nothing are no digits that were typed, wherever the caret stood among them.
    const text = amountFromText(pending.text) === 0 ? all.slice(0, selectionStart ?? all.length) : all;
    const typed = amountFromText(text);
    if (typed !== null) {
      behind.current = digitsBehind(text, selectionStart ?? text.length);
      pending.type(formatAmount(typed, language));
    }
  };

  useLayoutEffect(() => {
    if (behind.current !== null && input.current && document.activeElement === input.current) {
      const caret = caretBefore(pending.text, behind.current);
      input.current.setSelectionRange(caret, caret);
    }
    behind.current = null;
  }, [pending.text]);

  return (
    <FieldFrame control={control} start={<FieldSign>{currencySymbol(language, currency)}</FieldSign>}>
      <input
        {...inputProps(control)}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={styles["amount"]}
        value={pending.text}
        placeholder={formatAmount(0, language)}
        onChange={handleChange}
        onBlur={pending.leave}
      />
    </FieldFrame>
  );
}
