import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "../../console/fields/field.module.css";
import { FieldFrame, FieldSign } from "../../console/fields/field-frame.tsx";
import { valueAt } from "../../console/fields/field-path.ts";
import { useFormValue } from "../../console/fields/form-context.ts";
import type { FormData } from "../../console/fields/form-store.ts";
import { meaningsText } from "../../console/fields/number-meanings.ts";
import { type Control, type ControlProps, inputProps, useControl } from "../../console/fields/use-control.ts";
import { useRejectedPaste } from "../../console/fields/use-rejected-paste.ts";
import { useText } from "../../console/i18n/use-text.ts";
import { isObject, type JsonObject } from "../../console/lib/json-object.ts";
import { toNumber } from "../../console/lib/number-text.ts";
import { useDebounced } from "../../console/lib/use-debounced.ts";
import type { ThroughRelation } from "../../contract/unit-by.ts";
import { currencySymbol, formatAmount } from "./amount-text.ts";
import { currencyAt } from "./currency-at.ts";
import { useRelatedCurrency } from "./related-currency.ts";
import { amountFromPaste, amountFromText } from "./typed-amount.ts";

/** Number of digits after the caret. Reformatting the text preserves it. */
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

/** Moves the caret of a reformatted text, so that it has the same number of digits after it. */
function useKeptCaret(input: RefObject<HTMLInputElement | null>, behind: RefObject<number | null>, text: string): void {
  useLayoutEffect(() => {
    if (behind.current !== null && input.current && document.activeElement === input.current) {
      const caret = caretBefore(text, behind.current);
      input.current.setSelectionRange(caret, caret);
    }
    behind.current = null;
  }, [text, input, behind]);
}

interface CurrencyProps {
  readonly options: Control["options"];
  readonly language: string;
  /** The form's data, or the row that contains the amount. */
  readonly holder: JsonObject;
}

function RelatedSign({ options, language, holder, through }: CurrencyProps & { readonly through: ThroughRelation }) {
  const currency = useRelatedCurrency(options, through, holder);
  return <FieldSign>{currency === null ? "" : currencySymbol(language, currency)}</FieldSign>;
}

/** The currency symbol of the amount. Updates with the currency field of the form. */
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

/** Time without a key after which an amount is considered complete, in milliseconds. */
const REST_MS = 600;

/** Explains an amount below 1: its digits may have been meant as a whole number. */
function CentsHint({ amount }: { readonly amount: number | null }) {
  const { t, language } = useText();
  // Not while typing: the amount passes through cents.
  const rested = useDebounced(amount, REST_MS);
  const digits = Math.round((rested ?? 0) * 100);
  const isSmall = digits > 0 && digits < 100 && rested === amount;
  return (
    <p role="status" className={isSmall ? styles["help"] : undefined}>
      {isSmall ? t("crud.amount.cents", { amount: formatAmount(digits, language), digits: `${digits}00` }) : null}
    </p>
  );
}

/** The text of an amount while it is edited, and the handlers of the input. */
function useTypedAmount(props: ControlProps) {
  const { control, setRefused, onKeyDown } = useRejectedPaste(useControl(props), "crud.problem.pasted.amount");
  const { onChange } = props;
  const words = useText();
  const { language } = words;
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
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
    // The zeros of an empty amount were not typed, so digits after the caret are dropped.
    const entered = amountFromText(text) === 0 ? all.slice(0, selectionStart ?? all.length) : all;
    const number = amountFromText(entered);
    if (number !== null) {
      behind.current = digitsBehind(entered, selectionStart ?? entered.length);
      setTyped(formatAmount(number, language));
      setIsTyped(true);
      onChange(number);
    }
  };

  /** A paste over the whole amount replaces its value, not its digits. Rejected text keeps the amount and shows why. */
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

  /** Reformats the amount, even if the browser changed the text (autofill, drag and drop). */
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.target.value = value;
    setTyped(null);
    control.touch();
  };

  useKeptCaret(input, behind, text);
  const handlers = { onChange: handleChange, onKeyDown, onPaste: handlePaste, onBlur: handleBlur };
  return { control, input, text, typedAmount: isTyped ? amount : null, handlers };
}

/**
 * The currency input of spec §5: digits only, with the last two as cents. The text always matches the number, and the
 * form updates on each key. A nullable amount is cleared by deleting all text, or one digit of a zero.
 */
export function MoneyControl(props: ControlProps) {
  const { control, input, text, typedAmount, handlers } = useTypedAmount(props);
  return (
    <>
      <FieldFrame control={control} start={<CurrencySign {...control} />}>
        <input
          {...inputProps(control)}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={styles["amount"]}
          value={text}
          placeholder={control.placeholder ?? formatAmount(0, control.language)}
          {...handlers}
        />
      </FieldFrame>
      <CentsHint amount={typedAmount} />
    </>
  );
}
