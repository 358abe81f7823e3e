import type { Catalogue } from "../../contract/labels.ts";
import { numberFormat } from "../lib/intl-formats.ts";
import type { Text, TextValues } from "./text.ts";
import { toReadableLabel } from "./to-readable-label.ts";

/** Texts of one language, by their keys; `key_one` and its like stand for the plural categories of CLDR. */
interface Spoken {
  readonly language: string;
  readonly catalogue: Catalogue;
}

/** `{{name}}` as it is, `{{count, number}}` in the language's own digits and separators. */
const PLACE = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/** How numbers are written that a text names: `{ formatParams: { count: { maximumFractionDigits: 20 } } }`. */
interface NumberFormats {
  readonly [name: string]: Intl.NumberFormatOptions | undefined;
}

/** A number, or the digits of one that no double holds. */
const isDecimal = (value: unknown): value is number | Intl.StringNumericLiteral =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));

const plurals = new Map<string, Intl.PluralRules>();

/** CLDR has nothing of something in the singular in Portuguese, as in French; people write "0 contas". */
function pluralOf(language: string, count: number): string {
  // Past what a double counts, the rules of some browsers take the rest of a division for the number.
  if ((count === 0 && language.startsWith("pt")) || count > Number.MAX_SAFE_INTEGER) {
    return "other";
  }
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** The text in the form that a `count` among the values asks for, where the language has one. */
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
 * Says texts of a language, those that it lacks in another one; a text that nobody wrote, or that is not loaded yet, is
 * still readable, and asked for.
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
