import { numberFormat } from "./intl-formats.ts";

/**
 * Parses numbers that people wrote, by the rule of decision 0051: one locale, no guesses. A text that is another
 * number in another locale is rejected, with all its meanings.
 */

/** A number, or the decimal texts (`-1234.5`) that the text may mean. No meanings: not a number. */
export type NumberReading = { readonly number: number } | { readonly meanings: readonly string[] };

export interface ReadOptions {
  /** Whether the reader has confirmed the locale: `1.234` in pt-BR is 1234. */
  readonly isConfirmed?: boolean;
  /** Currency of an amount. Amounts may have separators of their own. */
  readonly currency?: string;
}

/** Separators of one format, normalized by `normalizeNumber`. */
interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group, and of those before it: India writes `12,34,567`. */
  readonly sizes: readonly [number, number];
}

/** Direction marks, which surround numbers in right-to-left languages. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The value of a digit in any script. Unicode orders the ten digits of a script from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) {
    first -= 1;
  }
  return (code - first) % 10;
}

const toAsciiDigit = (digit: string): string => String(digitValue(digit));

/** Normalizes digits, blanks, apostrophes and minus signs, and removes direction marks. */
export function normalizeNumber(text: string): string {
  return text
    .replace(BIDI, "")
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replace(/\s/g, " ")
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/\u2212/g, "-")
    .trim();
}

const SAMPLE = 1_234_567_890.5;

const THREES = [3, 3] as const;

function marksOf(format: Intl.NumberFormat): Marks {
  const parts = format.formatToParts(SAMPLE);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  const normal = (text: string) => (text.trim() === "" && text !== "" ? " " : normalizeNumber(text));
  const [last = 3, before = 3] = parts
    .flatMap(({ type, value }) => (type === "integer" ? [...value].length : []))
    .reverse();
  return { decimal: normal(partOf("decimal")), group: normal(partOf("group")), sizes: [last, before] };
}

/** Whether a currency is a valid code for formats. */
const isCode = (currency: string | undefined): currency is string => /^[A-Z]{3}$/.test(currency ?? "");

function marksIn(language: string, currency: string | undefined): readonly Marks[] {
  const plain = marksOf(numberFormat(language));
  return isCode(currency) ? [plain, marksOf(numberFormat(language, { style: "currency", currency }))] : [plain];
}

/** Formats of all locales, to find what a text may mean elsewhere. */
const ANYWHERE: readonly Marks[] = [
  ...[",", " ", "'"].map((group) => ({ decimal: ".", group, sizes: THREES })),
  ...[".", " ", "'"].map((group) => ({ decimal: ",", group, sizes: THREES })),
];

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Pattern of a whole part, grouped or not, and decimals. Groups of three match if the last group has three digits. */
function patternOf({ decimal, group, sizes: [last, before] }: Marks): RegExp {
  const between = escaped(group);
  const inGroups = (size: number) => `[1-9]\\d{0,${size - 1}}(?:${between}\\d{${size}})*${between}\\d{${last}}`;
  const groups = last === 3 && before !== 3 ? [inGroups(before), inGroups(3)] : [inGroups(before)];
  const whole = ["\\d+", ...(group === "" ? [] : groups)].join("|");
  return new RegExp(`^(-?)(${whole})(?:${escaped(decimal)}(\\d+))?$`);
}

/** The decimal text of a number in this format; null if it does not match. */
function meaningBy(marks: Marks, text: string): string | null {
  const match = patternOf(marks).exec(text);
  if (!match) {
    return null;
  }
  const [, minus = "", whole = "", decimals] = match;
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return `${minus}${digits}${decimals === undefined ? "" : `.${decimals}`}`;
}

const distinct = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** A longer text is not a number. */
const MAX_LENGTH = 60;

/** Whether the text has exactly one separator: `1.234` is 1234 in one locale and 1.234 in another. */
const hasOneSeparator = (text: string): boolean => /^-?\d+[.,]\d+$/.test(text);

/** Parses a typed, pasted or imported number in a language. */
export function readNumber(
  text: string,
  language: string,
  { isConfirmed = false, currency }: ReadOptions = {},
): NumberReading {
  if (text.length > MAX_LENGTH) {
    return { meanings: [] };
  }
  const normal = normalizeNumber(text);
  const own = distinct(marksIn(language, currency).map((marks) => meaningBy(marks, normal)));
  const [meaning] = own;
  const isGroup = meaning !== undefined && !meaning.includes(".") && hasOneSeparator(normal);
  if (meaning === undefined || own.length > 1 || (isGroup && !isConfirmed)) {
    return { meanings: distinct([...own, ...ANYWHERE.map((marks) => meaningBy(marks, normal))]) };
  }
  const number = exactNumber(meaning);
  return number === null ? { meanings: [] } : { number };
}

/**
 * Normalizes a decimal text to its significant digits and a power of ten: `1.50` equals `1.5`, `1e-7` equals
 * `0.0000001`.
 */
function significant(text: string): string {
  const [, minus = "", whole = "", decimals = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${decimals}`.replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  return kept === "" ? "0" : `${minus}${kept}e${Number(power) - decimals.length + digits.length - kept.length}`;
}

/** Converts a decimal text to a number; null if a double would change its digits. */
export function exactNumber(text: string): number | null {
  const number = Number(text);
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER && significant(String(number)) === significant(text);
  return isExact ? (number === 0 ? 0 : number) : null;
}
