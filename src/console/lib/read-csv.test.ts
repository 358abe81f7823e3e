import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { readCsv } from "./read-csv.ts";
import { readNumber } from "./read-number.ts";

test("reads what a spreadsheet writes: quotes, line breaks in cells, and its language's separator", () => {
  expect(readCsv('\uFEFFa;b\r\n"x;""y""";"1\n2"\r\n\r\n')).toEqual([["a", "b"], ['x;"y"', "1\n2"], [""]]);
  expect(readCsv("a\tb\n1\t")).toEqual([
    ["a", "b"],
    ["1", ""],
  ]);
});

test("a quote that is never closed ends with the file", () => {
  expect(readCsv('a,b\n1,"open')).toEqual([
    ["a", "b"],
    ["1", '"open'],
  ]);
});

test.each(["pt-BR", "en-US"])("reads back every text that the console writes in %s, formulas and all", (language) => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r", "=", "-", "é", " ") });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const given = [["name", "code"], ...rows].filter(([one, other]) => one !== "" || other !== "");
      expect(readCsv(toCsv(given, language))).toEqual(given);
    }),
  );
});

test.each(["pt-BR", "en-US"])("a number that was written in %s is read back as that number", (language) => {
  for (const given of [
    [["n"], [1.125]],
    [
      ["n", "x"],
      [1.125, "y"],
    ],
  ]) {
    const [, [cell = ""] = []] = readCsv(toCsv(given, language));
    expect(readNumber(cell, language)).toEqual({ number: 1.125 });
  }
});
