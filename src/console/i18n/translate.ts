import type { Catalogue, TextDirection } from "../../contract/labels.ts";
import { numberFormat } from "../lib/intl-formats.ts";
import type { Text, TextValues } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

/** Texts of one language by key. Suffixes such as `_one` are CLDR plural categories. */
interface Spoken {
  readonly language: string;
  readonly direction?: TextDirection;
  readonly catalogue: Catalogue;
}

/** `{{name}}` inserts a value unchanged; `{{count, number}}` formats a number for the language. */
const PLACE = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/** Number formats by placeholder name: `{ formatParams: { count: { maximumFractionDigits: 20 } } }`. */
interface NumberFormats {
  readonly [name: string]: Intl.NumberFormatOptions | undefined;
}

/** A number, or the digits of one that a double cannot represent. */
const isDecimal = (value: unknown): value is number | Intl.StringNumericLiteral =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));

const PLAIN = { useGrouping: false, maximumFractionDigits: 0 } as const;

const plurals = new Map<string, Intl.PluralRules>();

/** Returns the plural category. In Portuguese, CLDR uses the singular for 0, but people write "0 contas". */
function pluralOf(language: string, number: number | Intl.StringNumericLiteral): string {
  const value = Number(number);
  if (value === 0 && language.startsWith("pt")) {
    return "other";
  }
  // Past 2^53, the plural rules of some browsers are wrong. Categories depend on the last six digits.
  const digits =
    value > Number.MAX_SAFE_INTEGER ? /(\d{1,6})$/.exec(numberFormat("en", PLAIN).format(number))?.[1] : null;
  const count = digits ? 1e6 + Number(digits) : value;
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** Finds the text of a key, in the plural form of `count` if the language has one. */
function findText({ language, catalogue }: Spoken, key: string, { count }: TextValues): string | undefined {
  const counted = isDecimal(count) ? catalogue[`${key}_${pluralOf(language, count)}`] : undefined;
  return counted ?? catalogue[key];
}

/** Letters and blanks of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\s]*$/u;

/** Isolates a value in a text from right to left, so that a code or a negative number keeps its order. */
const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? text : `\u2068${text}\u2069`);

function fillIn(text: string, { language, direction }: Spoken, values: TextValues): string {
  const formats = (values["formatParams"] ?? {}) as NumberFormats;
  return text.replace(PLACE, (_, name: string, isNumber: string | undefined) => {
    const value = values[name];
    if (isNumber && isDecimal(value)) {
      return numberFormat(language, formats[name]).format(value);
    }
    return direction === "rtl" ? isolated(String(value ?? "")) : String(value ?? "");
  });
}

/**
 * Translates keys, with fallback languages. A text that is missing or not loaded yet is displayed as readable words,
 * and `onMissing` is called.
 */
export function createTranslate(spoken: readonly Spoken[], onMissing?: () => void): Text["t"] {
  return (key, values = {}) => {
    for (const each of spoken) {
      const text = findText(each, key, values);
      if (text !== undefined) {
        return text.includes("{{") ? fillIn(text, each, values) : text;
      }
    }
    onMissing?.();
    return toReadableLabel(key);
  };
}
