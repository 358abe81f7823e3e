import { describe, expect, test } from "vitest";
import type { TextKey } from "./text.ts";
import { createTranslate } from "./translate.ts";

const catalogue = {
  "menu.books": "Books",
  "book.count": "{{count, number}} books",
  "book.count_one": "{{count, number}} book",
  "book.named": "{{ title }} of {{count, number}}",
};
const t = createTranslate([{ language: "en-US", catalogue }]);
const say = (key: string, values = {}) => t(key as TextKey, values);

describe("a text", () => {
  test("has the plural form of the count, and numbers in the language's format", () => {
    expect([0, 1, 1.5, 2000].map((count) => say("book.count", { count }))).toEqual([
      "0 books",
      "1 book",
      "1.5 books",
      "2,000 books",
    ]);
  });

  test.each([
    ["pt-BR", "0 livros"],
    ["fr-FR", "0 livro"],
  ] as const)("with a count of 0 uses the usual form in %s", (language, written) => {
    const books = { "book.count": "{{count, number}} livros", "book.count_one": "{{count, number}} livro" };
    expect(createTranslate([{ language, catalogue: books }])("book.count" as TextKey, { count: 0 })).toBe(written);
  });

  test("with a count past 2^53 has every digit, in the plural form", () => {
    const books = { "book.count": "{{count, number}} livros", "book.count_one": "{{count, number}} livro" };
    const inPortuguese = createTranslate([{ language: "pt-BR", catalogue: books }]);
    const written = ["1", "12345678901234567890", 1e20].map((count) =>
      inPortuguese("book.count" as TextKey, { count }),
    );
    expect(written).toEqual(["1 livro", "12.345.678.901.234.567.890 livros", "100.000.000.000.000.000.000 livros"]);
  });

  test.each([
    ["ar-EG", [0, 1, 2, 3, 11, 100], "zero one two few many other"],
    ["pl-PL", [0, 1, 2, 5, 22, 1.5, "10000000000000000002"], "many one few many few other few"],
    ["ja-JP", [0, 1, 2], "other other other"],
  ] as const)("has every plural form of %s", (language, counts, categories) => {
    const forms = ["zero", "one", "two", "few", "many"];
    const books = Object.fromEntries([["book.count", "other"], ...forms.map((form) => [`book.count_${form}`, form])]);
    const translate = createTranslate([{ language, catalogue: books }]);
    expect(counts.map((count) => translate("book.count" as TextKey, { count })).join(" ")).toBe(categories);
  });

  test("formats numbers with the requested number of digits", () => {
    const formatParams = { count: { maximumFractionDigits: 20 } };
    expect(say("book.count", { count: 0.123456, formatParams })).toBe("0.123456 books");
  });

  test("without a plural form for a count is used unchanged", () => {
    expect(say("menu.books", { count: 1 })).toBe("Books");
  });

  test("inserts values, and leaves a placeholder without a value empty", () => {
    expect(say("book.named", { title: "<b>{{count}}", count: 3 })).toBe("<b>{{count}} of 3");
    expect(say("book.named")).toBe(" of ");
  });
});

test("in a language from right to left, inserted codes and numbers are isolated", () => {
  const texts = { "book.named": "كتاب {{title}}", "book.count": "{{count, number}} كتب" };
  const arabic = createTranslate([{ language: "ar-EG", direction: "rtl", catalogue: texts }]);
  const named = (title: string) => arabic("book.named" as TextKey, { title });
  expect([named("AB-12"), named("الأيام"), arabic("book.count" as TextKey, { count: 3 })]).toEqual([
    "كتاب \u2068AB-12\u2069",
    "كتاب الأيام",
    "٣ كتب",
  ]);
});

test("falls back to the next language, with its plural rules and number format", () => {
  const both = createTranslate([
    { language: "de-DE", catalogue: { "menu.books": "Bücher" } },
    { language: "en-US", catalogue },
  ]);
  expect([both("menu.books" as TextKey), both("book.count" as TextKey, { count: 1000 })]).toEqual([
    "Bücher",
    "1,000 books",
  ]);
});
