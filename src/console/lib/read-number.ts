import { numberFormat } from "./intl-formats.ts";

/**
 * Reads numbers that people wrote, by the rule of decision 0051: one locale, never a guess. A text that another locale
 * would read as another number is refused with all its meanings.
 */

/** A number, or the decimal texts (`-1234.5`) that the text may mean: none where it is no number. */
export type NumberReading = { readonly number: number } | { readonly meanings: readonly string[] };

export interface ReadOptions {
  /** The reader confirmed the locale: `1.234` in pt-BR is 1234. */
  readonly isConfirmed?: boolean;
  /** Amounts in this currency may have separators of their own. */
  readonly currency?: string;
}

/** The separators of one format, as `normalizeNumber` writes them. */
interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group, and of those before it: India writes `12,34,567`. */
  readonly sizes: readonly [number, number];
}

/** Direction marks, which surround numbers in right-to-left languages. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The value of a digit of any script: Unicode keeps the ten digits of a script together, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) {
    first -= 1;
  }
  return (code - first) % 10;
}

const toAsciiDigit = (digit: string): string => String(digitValue(digit));

/** One spelling for each digit, blank, apostrophe and minus; no direction marks. */
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

/** Whether a currency is written by a code that formats know. */
const isCode = (currency: string | undefined): currency is string => /^[A-Z]{3}$/.test(currency ?? "");

function marksIn(language: string, currency: string | undefined): readonly Marks[] {
  const plain = marksOf(numberFormat(language));
  return isCode(currency) ? [plain, marksOf(numberFormat(language, { style: "currency", currency }))] : [plain];
}

/** How any locale writes numbers: what a text may mean elsewhere. */
const ANYWHERE: readonly Marks[] = [
  ...[",", " ", "'"].map((group) => ({ decimal: ".", group, sizes: THREES })),
  ...[".", " ", "'"].map((group) => ({ decimal: ",", group, sizes: THREES })),
];

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A whole part, in groups or not, and decimals. Groups of three are read wherever the last group has three digits. */
function patternOf({ decimal, group, sizes: [last, before] }: Marks): RegExp {
  const between = escaped(group);
  const inGroups = (size: number) => `[1-9]\\d{0,${size - 1}}(?:${between}\\d{${size}})*${between}\\d{${last}}`;
  const groups = last === 3 && before !== 3 ? [inGroups(before), inGroups(3)] : [inGroups(before)];
  const whole = ["\\d+", ...(group === "" ? [] : groups)].join("|");
  return new RegExp(`^(-?)(${whole})(?:${escaped(decimal)}(\\d+))?$`);
}

/** The decimal text that a text means by these marks; null where it is no number by them. */
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

/** A longer text is no number that people write. */
const MAX_LENGTH = 60;

/** Whether one separator is all there is: `1.234` is 1234 in one locale and 1.234 in another. */
const hasOneSeparator = (text: string): boolean => /^-?\d+[.,]\d+$/.test(text);

/** Reads a number that was typed, pasted or imported in a language. */
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

/** The digits that count and a power of ten, equal for two texts of one number: `1.50` and `1.5`, `1e-7` and `0.0000001`. */
function significant(text: string): string {
  const [, minus = "", whole = "", decimals = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${decimals}`.replace(/^0+/, "");
  const kept = digits.replace(/0+$/, "");
  return kept === "" ? "0" : `${minus}${kept}e${Number(power) - decimals.length + digits.length - kept.length}`;
}

/** A decimal text as a number; null where a double would have other digits. */
export function exactNumber(text: string): number | null {
  const number = Number(text);
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER && significant(String(number)) === significant(text);
  return isExact ? (number === 0 ? 0 : number) : null;
}
