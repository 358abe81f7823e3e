import type { Catalogue } from "../../contract/labels.ts";
import { numberFormat } from "../lib/intl-formats.ts";
import type { Text, TextValues } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

/** Texts of one language by key. Suffixes such as `_one` are CLDR plural categories. */
interface Spoken {
  readonly language: string;
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

const plurals = new Map<string, Intl.PluralRules>();

/** Returns the plural category. In Portuguese, CLDR uses the singular for 0, but people write "0 contas". */
function pluralOf(language: string, count: number): string {
  // Past 2^53, the plural rules of some browsers are wrong.
  if ((count === 0 && language.startsWith("pt")) || count > Number.MAX_SAFE_INTEGER) {
    return "other";
  }
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** Finds the text of a key, in the plural form of `count` if the language has one. */
function findText({ language, catalogue }: Spoken, key: string, { count }: TextValues): string | undefined {
  const counted = isDecimal(count) ? catalogue[`${key}_${pluralOf(language, Number(count))}`] : undefined;
  return counted ?? catalogue[key];
}

function fillIn(text: string, language: string, values: TextValues): string {
  const formats = (values["formatParams"] ?? {}) as NumberFormats;
  return text.replace(PLACE, (_, name: string, isNumber: string | undefined) => {
    const value = values[name];
    return isNumber && isDecimal(value) ? numberFormat(language, formats[name]).format(value) : String(value ?? "");
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
        return text.includes("{{") ? fillIn(text, each.language, values) : text;
      }
    }
    onMissing?.();
    return toReadableLabel(key);
  };
}
