import { describe, expect, test } from "vitest";
import type { MessageKey } from "../../../contract/register.ts";
import type { SheetWords } from "../../../kinds/cell-codec.ts";
import { type CellField, readCell } from "./read-cell.ts";

/** How one text is read in files of four languages. A rejected cell keeps its text, so that the check reports it. */

const LANGUAGES = ["pt-BR", "en-US", "fr-FR", "de-CH"] as const;

const REFUSED = Symbol("refused");

const words = (language: string, isConfirmed: boolean): SheetWords => ({
  t: ((key: string) => key) as SheetWords["t"],
  language: "en-US",
  locale: { language, isConfirmed },
});

function read(display: string, text: string, setting: SheetWords): unknown {
  const field: CellField = { name: "field", labelKey: "menu.home" as MessageKey, display };
  const value = readCell(field, text, setting);
  return value === text.trim() || (typeof value === "object" && value !== null) ? REFUSED : value;
}

/** True if a text has two meanings: it is read only if the user or the export named the language. */
type Row = readonly [text: string, ...values: unknown[]];

const NUMBERS: readonly Row[] = [
  ["1.234,50", 1234.5, REFUSED, REFUSED, REFUSED],
  ["1,234.50", REFUSED, 1234.5, REFUSED, REFUSED],
  ["1 234,50", REFUSED, REFUSED, 1234.5, REFUSED],
  ["1\u00a0234,50", REFUSED, REFUSED, 1234.5, REFUSED],
  ["1\u202f234,50", REFUSED, REFUSED, 1234.5, REFUSED],
  ["1'234.50", REFUSED, REFUSED, REFUSED, 1234.5],
  ["1’234.50", REFUSED, REFUSED, REFUSED, 1234.5],
  ["0.500", REFUSED, 0.5, REFUSED, 0.5],
  ["0,500", 0.5, REFUSED, 0.5, REFUSED],
  ["\u22125", -5, -5, -5, -5],
  ["1e3", REFUSED, REFUSED, REFUSED, REFUSED],
  ["(100)", REFUSED, REFUSED, REFUSED, REFUSED],
  ["100-", REFUSED, REFUSED, REFUSED, REFUSED],
  ["=1+1", REFUSED, REFUSED, REFUSED, REFUSED],
  ["0.234.567", REFUSED, REFUSED, REFUSED, REFUSED],
  ["1.23.456", REFUSED, REFUSED, REFUSED, REFUSED],
];

const inEach = (rows: readonly Row[]) =>
  rows.flatMap(([text, ...values]) => LANGUAGES.map((language, at) => [text, language, values[at]] as const));

describe.each([true, false])("a number, with the language of the file confirmed: %s,", (isConfirmed) => {
  test.each(inEach(NUMBERS))("%s in %s", (text, language, value) => {
    expect(read("number", text, words(language, isConfirmed))).toBe(value);
  });
});

describe("a number with two meanings", () => {
  const rows: readonly Row[] = [
    ["1.234", 1234, 1.234, REFUSED, 1.234],
    ["1,234", 1.234, 1234, 1.234, REFUSED],
  ];

  test.each(inEach(rows))("%s is read in a file of %s whose language is confirmed", (text, language, value) => {
    expect(read("number", text, words(language, true))).toBe(value);
  });

  test.each([
    ["1.234", "pt-BR"],
    ["1,234", "en-US"],
  ])("%s is rejected in a file of %s until the user confirms its language", (text, language) => {
    expect(read("number", text, words(language, false))).toBe(REFUSED);
  });
});

test.each(inEach([["12,5%", 12.5, REFUSED, 12.5, REFUSED]]))("the percentage %s in %s", (text, language, value) => {
  expect(read("percent", text, words(language, true))).toBe(value);
});

const DAYS: readonly Row[] = [
  ["03/04/2026", "2026-04-03", "2026-03-04", "2026-04-03", REFUSED],
  ["3.4.2026", REFUSED, REFUSED, REFUSED, "2026-04-03"],
  ["03/04/26", REFUSED, REFUSED, REFUSED, REFUSED],
  ["31/02/2026", REFUSED, REFUSED, REFUSED, REFUSED],
];

test.each(inEach(DAYS))("the day %s in %s", (text, language, value) => {
  expect(read("date", text, words(language, true))).toBe(value);
});

test.each(LANGUAGES)("an ISO day in %s", (language) => {
  const field: CellField = { name: "field", labelKey: "menu.home" as MessageKey, display: "date" };
  expect(readCell(field, "2026-04-03", words(language, true))).toBe("2026-04-03");
});

const INSTANT = "2026-04-03T17:05:00.000Z";

test.each(["pt-BR", "en-US"])("moments as programs write them, in %s", (language) => {
  const setting = { ...words(language, true), timeZone: "America/Sao_Paulo" };
  for (const text of [
    "2026-04-03 14:05",
    "2026-04-03T14:05:00",
    "2026-04-03 14:05:00.000000",
    "2026-04-03 17:05:00+00:00",
    "2026-04-03T13:05:00-0400",
    "2026-04-03T17:05Z",
    "2026-04-03 17:05:00 UTC",
    "2026-04-03 2:05 PM",
    "2026-04-03, 02:05:00 p.m.",
  ]) {
    expect([text, read("datetime", text, setting)]).toEqual([text, INSTANT]);
  }
  for (const text of ["2026-04-03", "2026-04-03 14:05:00.123456", "2026-04-03 13:05 PM", "2026-04-03 25:00"]) {
    expect([text, read("datetime", text, setting)]).toEqual([text, REFUSED]);
  }
});

test("a day with midnight is a day, with another time it is refused", () => {
  const day = (text: string, language: string) => read("date", text, words(language, true));
  expect(day("03/04/2026 00:00:00", "pt-BR")).toBe("2026-04-03");
  expect(day("04/03/2026 12:00:00 AM", "en-US")).toBe("2026-04-03");
  expect([day("2026-04-03 00:00:00", "pt-BR"), day("2026-04-03T00:00", "pt-BR")]).toEqual(["2026-04-03", "2026-04-03"]);
  expect([day("03/04/2026 10:00:00", "pt-BR"), day("31/02/2026 00:00", "pt-BR")]).toEqual([REFUSED, REFUSED]);
});

test.each([
  ["8:30", "08:30"],
  ["8:30:15", "08:30:15"],
  ["08:30:00.000", "08:30:00"],
  ["8:30 PM", "20:30"],
  ["12:05 a.m.", "00:05"],
  ["24:30", REFUSED],
  ["8h30", REFUSED],
])("the time of day %s is %s", (text, value) => {
  expect(read("time", text, words("pt-BR", false))).toBe(value);
});

test.each(["text", "relation", "uri"])("a number that lost its digits is no %s", (display) => {
  const field: CellField = { name: "field", labelKey: "menu.home" as MessageKey, display };
  const cell = (value: Parameters<typeof readCell>[1]) => readCell(field, value, words("pt-BR", false));
  for (const lost of ["1,23457E+17", "1.234568e+17", "1E+15", 123_456_789_012_346_000]) {
    expect(cell(lost)).toEqual({ rejected: "digits" });
  }
  expect([cell("1E+5"), cell("E+17"), cell(999_999_999_999_999)]).toEqual(["1E+5", "E+17", "999999999999999"]);
});

test.each([
  ["verdadeiro, sim, vrai, oui, wahr, ja, yes, true, 1", true],
  ["falso, não, faux, non, falsch, nein, no, false, 0", false],
] as const)("the words %s are %s in every file", (texts, value) => {
  for (const text of texts.split(", ")) {
    expect(read("boolean", text, words("pt-BR", false))).toBe(value);
  }
});

describe("a stored value of a workbook", () => {
  const stored = (display: string, cell: Parameters<typeof readCell>[1]) =>
    readCell({ name: "field", labelKey: "menu.home" as MessageKey, display }, cell, words("pt-BR", false));

  test("with a percent format is a fraction", () => {
    expect(stored("percent", { fraction: 0.125 })).toBe(12.5);
  });

  test("is a day from 1 March 1900, without a time", () => {
    expect(stored("date", { serial: 46_085, hasSeconds: false })).toBe("2026-03-04");
    expect(stored("date", { serial: 61, hasSeconds: false })).toBe("1900-03-01");
    expect(stored("date", { serial: 60, hasSeconds: false })).toEqual({ rejected: "date" });
    expect(stored("date", { serial: 46_085.5, hasSeconds: false })).toEqual({ rejected: "time" });
  });

  test("is no date without a date format", () => {
    expect(stored("date", 46_085)).toBe("46085");
  });
});
