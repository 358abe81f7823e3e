import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAmount } from "../../kinds/money/amount-text.ts";
import { numberFormat } from "./intl-formats.ts";
import { decimalSeparator, formatNumber, NUMBER_FORMAT } from "./number-text.ts";
import { exactNumber, normalizeNumber, readNumber } from "./read-number.ts";

/** The table of decision 0051; `null` is a rejected text. A star marks a text that needs a confirmed locale. */
type Row = readonly [text: string, ...wanted: (number | string | null)[]];

const TABLE: readonly Row[] = [
  ["1.234", "*1234", 1.234, null, 1.234],
  ["1,234", 1.234, "*1234", 1.234, null],
  ["0.500", null, 0.5, null, 0.5],
  ["0,500", 0.5, null, 0.5, null],
  ["0.125", null, 0.125, null, 0.125],
  ["0,125", 0.125, null, 0.125, null],
  ["-0.005", null, -0.005, null, -0.005],
  ["-1.234", "*-1234", -1.234, null, -1.234],
  ["1234.567", null, 1234.567, null, 1234.567],
  ["1.234,50", 1234.5, null, null, null],
  ["1,234.50", null, 1234.5, null, null],
  ["1 234,50", null, null, 1234.5, null],
  ["1\u00a0234,50", null, null, 1234.5, null],
  ["1\u202f234,50", null, null, 1234.5, null],
  ["12\u202f345,5", null, null, 12_345.5, null],
  ["1'234.50", null, null, null, 1234.5],
  ["1\u2019234.50", null, null, null, 1234.5],
  ["1.234.567", 1_234_567, null, null, null],
  ["1.23.456", null, null, null, null],
  ["01.234", null, 1.234, null, 1.234],
  ["1,1,1.2", null, null, null, null],
  ["\u221212,5", -12.5, null, -12.5, null],
  ["\u200e-12,5", -12.5, null, -12.5, null],
  ["12.5", null, 12.5, null, 12.5],
  ["007", 7, 7, 7, 7],
  ["\u0661\u0662\u0663", 123, 123, 123, 123],
  ...["1e3", "(100)", "100-", "=1+1", "+5", "1.", ",5", "1 2", "--1", "NaN", "Infinity", "12abc", "0x10", ""].map(
    (text): Row => [text, null, null, null, null],
  ),
];

const LOCALES = ["pt-BR", "en-US", "fr-FR", "de-CH"] as const;

const read = (text: string, language: string, isConfirmed = false) => {
  const reading = readNumber(text, language, { isConfirmed });
  return "number" in reading ? reading.number : null;
};

describe.each(TABLE.map(([text, ...wanted]) => ({ text, wanted })))("the text $text", ({ text, wanted }) => {
  test.each(LOCALES.map((language, index) => [language, wanted[index]] as const))("in %s is %j", (language, value) => {
    const isStarred = typeof value === "string";
    expect(read(text, language)).toBe(isStarred ? null : value);
    expect(read(text, language, true)).toBe(isStarred ? Number(value.slice(1)) : value);
  });
});

test.each([
  ["1.234", "pt-BR", ["1234", "1.234"]],
  ["1,234", "en-US", ["1234", "1.234"]],
  ["0.500", "pt-BR", ["0.500"]],
  ["1,234.50", "pt-BR", ["1234.50"]],
  ["12abc", "pt-BR", []],
])("a rejected %j in %s lists each number that it may mean", (text, language, meanings) => {
  expect(readNumber(text, language)).toEqual({ meanings });
});

test("India writes groups of two", () => {
  expect(read("12,34,567.5", "en-IN")).toBe(1_234_567.5);
  expect(read("12,34,567.5", "en-US")).toBeNull();
});

/** Every language that this Intl supports, with its usual regions. */
const EVERY_LOCALE = (() => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const pairs = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
  const languages = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => `${pair}${letter}`))];
  const regions = [
    "",
    "-AT",
    "-BR",
    "-CH",
    "-CR",
    "-CV",
    "-DE",
    "-DZ",
    "-EG",
    "-ES",
    "-IN",
    "-IT",
    "-LI",
    "-MA",
    "-MX",
    "-PT",
  ];
  const more = [...regions.slice(1), "-US", "-ZA"].flatMap((region) =>
    ["ar", "de", "en", "es", "fr", "it", "pt"].map((one) => one + region),
  );
  return Intl.NumberFormat.supportedLocalesOf([...languages, ...more]);
})();

/** Decimal texts with few and many digits that doubles represent exactly. */
const number = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 9 }))
  .map(([isNegative, digits, decimals]) => {
    const text = String(digits).padStart(decimals + 1, "0");
    const point = text.length - decimals;
    return `${isNegative ? "-" : ""}${text.slice(0, point)}${decimals > 0 ? `.${text.slice(point)}` : ""}`;
  })
  .map((text) => exactNumber(text))
  .filter((value) => value !== null);

describe("a number that the console writes is parsed as an equal number", () => {
  test.each(EVERY_LOCALE)("in %s", (language) => {
    fc.assert(
      fc.property(number, (value) => {
        const cents = Math.round(value * 100) / 100;
        expect(read(formatNumber(value, language), language, true)).toBe(value);
        if (Number.isSafeInteger(Math.round(cents * 100))) {
          expect(read(formatAmount(cents, language), language, true)).toBe(cents === 0 ? 0 : cents);
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** The only separator of a text; null if there is none or several. */
const onlySeparator = (text: string): string | null =>
  (text.match(/[^\d-]/g)?.length === 1 ? /[^\d-]/.exec(text) : null)?.[0] ?? null;

test("a text is never parsed as a number with other digits, in any locale", () => {
  const character = fc.constantFrom(..."0123456789.,' -\u00a0\u202f\u2019\u2212e()%+\u0665");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 14 }), fc.constantFrom(...EVERY_LOCALE), (text, language) => {
      for (const isConfirmed of [false, true]) {
        const value = read(text, language, isConfirmed);
        if (value !== null) {
          const digits = normalizeNumber(text).replace(/\D/g, "").replace(/^0+/, "");
          const held = numberFormat("en-US", { ...NUMBER_FORMAT, useGrouping: false }).format(value);
          const decimal = decimalSeparator(language);
          const separator = onlySeparator(normalizeNumber(text));
          const decimals = normalizeNumber(text).split(decimal)[1] ?? "";
          // A point or a comma that is not the decimal separator of the language is never skipped.
          expect(isConfirmed || separator === null || separator === decimal || /[ '\u066c]/.test(separator)).toBe(true);
          expect(held.split(".")[1] ?? "").toBe(decimals.replace(/0+$/, ""));
          expect(digits.replace(/0+$/, "")).toBe(held.replace(/\D/g, "").replace(/^0+/, "").replace(/0+$/, ""));
        }
      }
    }),
    { numRuns: 20_000 },
  );
});
