import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ThroughRelation } from "../../contract/unit-by.ts";
import { useText } from "../i18n/use-text.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";
import { toNumber } from "../lib/number-text.ts";
import { currencyAt } from "./currency-at.ts";
import styles from "./field.module.css";
import { FieldFrame, FieldSign } from "./field-frame.tsx";
import { valueAt } from "./field-path.ts";
import { useFormValue } from "./form-context.ts";
import type { FormData } from "./form-store.ts";
import { currencySymbol, formatAmount } from "./money.ts";
import { meaningsText } from "./number-meanings.ts";
import { useRelatedCurrency } from "./related-currency.ts";
import { amountFromPaste, amountFromText } from "./typed-amount.ts";
import { type Control, type ControlProps, inputProps, useControl } from "./use-control.ts";
import { useRefusedPaste } from "./use-refused-paste.ts";

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

interface CurrencyProps {
  readonly options: Control["options"];
  readonly language: string;
  /** The form's data, or the row, that holds the amount. */
  readonly holder: JsonObject;
}

function RelatedSign({ options, language, holder, through }: CurrencyProps & { readonly through: ThroughRelation }) {
  const currency = useRelatedCurrency(options, through, holder);
  return <FieldSign>{currency === null ? "" : currencySymbol(language, currency)}</FieldSign>;
}

/** The sign of the amount's currency, which follows what is chosen elsewhere in the form. */
function CurrencySign({ options, path, language }: Pick<Control, "options" | "path" | "language">) {
  const currency = useFormValue(useCallback((data: FormData) => currencyAt(options, data, path), [path, options]));
  const around = path.replace(/\.?[^.]*$/, "");
  const holder = useFormValue(
    useCallback((data: FormData) => (around === "" ? data : valueAt(data, around)), [around]),
  );
  const through = options.currencyBy?.through;
  return through ? (
    <RelatedSign options={options} language={language} holder={isObject(holder) ? holder : {}} through={through} />
  ) : (
    <FieldSign>{currencySymbol(language, currency)}</FieldSign>
  );
}

/**
 * The currency input of spec §5: digits only, the last two are cents, the text always in step with the number, of which
 * the form hears at each key. One that may be null is taken away by deleting all of it, or one digit of its zeros.
 */
export function MoneyControl(props: ControlProps) {
  const { control, setRefused, onKeyDown } = useRefusedPaste(useControl(props), "crud.problem.pasted.amount");
  const { onChange } = props;
  const words = useText();
  const { language } = words;
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const amount = toNumber(props.value);
  const value = amount === null ? "" : formatAmount(amount, language);
  const text = typed ?? value;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: all, selectionStart } = event.target;
    const isNothing = all === "" || (amountFromText(text) === 0 && all.length < text.length);
    if (isNothing && props.schema.nullable === true) {
      setTyped("");
      onChange(undefined);
      return;
    }
    // The zeros of an amount of nothing are no digits that were typed, wherever the caret stood among them.
    const entered = amountFromText(text) === 0 ? all.slice(0, selectionStart ?? all.length) : all;
    const number = amountFromText(entered);
    if (number !== null) {
      behind.current = digitsBehind(entered, selectionStart ?? entered.length);
      setTyped(formatAmount(number, language));
      onChange(number);
    }
  };

  /** In place of the whole amount, another one is put, not its digits; what is none leaves the amount, and is said so. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === text.length;
    const reading = amountFromPaste(event.clipboardData.getData("text"), language);
    const number = "number" in reading ? reading.number : null;
    setRefused("meanings" in reading && (meaningsText(reading.meanings, words) ?? true));
    if (number !== null && !isWhole && amountFromText(text) !== 0) {
      return;
    }
    event.preventDefault();
    if (number !== null) {
      behind.current = 0;
      setTyped(formatAmount(number, language));
      onChange(number);
    }
  };

  /** Whatever the browser has put there meanwhile, the amount is written as it counts. */
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = value;
    setTyped(null);
    control.touch();
  };

  useLayoutEffect(() => {
    if (behind.current !== null && input.current && document.activeElement === input.current) {
      const caret = caretBefore(text, behind.current);
      input.current.setSelectionRange(caret, caret);
    }
    behind.current = null;
  }, [text]);

  return (
    <FieldFrame control={control} start={<CurrencySign {...control} />}>
      <input
        {...inputProps(control)}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={styles["amount"]}
        value={text}
        placeholder={formatAmount(0, language)}
        onChange={handleChange}
        onKeyDown={onKeyDown}
        onPaste={handlePaste}
        onBlur={handleBlur}
      />
    </FieldFrame>
  );
}
