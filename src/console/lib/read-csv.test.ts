import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";
import { readCsv } from "./read-csv.ts";
import { readNumber } from "./read-number.ts";

test("parses quotes, line breaks in cells, and the separator of the language", () => {
  expect(readCsv('\uFEFFa;b\r\n"x;""y""";"1\n2"\r\n\r\n')).toEqual([["a", "b"], ['x;"y"', "1\n2"], [""]]);
  expect(readCsv("a\tb\n1\t")).toEqual([
    ["a", "b"],
    ["1", ""],
  ]);
});

test.each([
  [
    "sep=;\r\nCódigo;Valor\r\nNATAL-1;10\r\n",
    [
      ["Código", "Valor"],
      ["NATAL-1", "10"],
    ],
  ],
  ['"sep=|"\na;b|c\n', [["a;b", "c"]]],
  ["\uFEFFSEP=,\na,b", [["a", "b"]]],
  [
    "a|b\n1|2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    'a,b\nx, "y, z"\n',
    [
      ["a", "b"],
      ["x", "y, z"],
    ],
  ],
  [
    'a;b\n"x" ;"y"\n',
    [
      ["a", "b"],
      ["x", "y"],
    ],
  ],
  [
    'a,b\n"x" y,5" z\n',
    [
      ["a", "b"],
      ['"x" y', '5" z'],
    ],
  ],
  ["\n  \n;\na;b", [[""], ["  "], ["", ""], ["a", "b"]]],
  [
    '"Nome\ncompleto";Valor\nAna;1,5\n',
    [
      ["Nome\ncompleto", "Valor"],
      ["Ana", "1,5"],
    ],
  ],
  [
    "Cupons ativos\n\nCódigo;Valor\nA;1,5\nB;2,5\n",
    [["Cupons ativos"], [""], ["Código", "Valor"], ["A", "1,5"], ["B", "2,5"]],
  ],
  [
    "Cupons, em novembro\nCódigo;Valor;Até\nA;1;2\n",
    [["Cupons, em novembro"], ["Código", "Valor", "Até"], ["A", "1", "2"]],
  ],
  ["Nome\nSilva, Ana\n", [["Nome"], ["Silva", " Ana"]]],
  ["Nota\na; b\nc\n", [["Nota"], ["a; b"], ["c"]]],
])("parses %j", (file, rows) => {
  expect(readCsv(file)).toEqual(rows);
});

test.each([
  ["blanks", " "],
  ["blank lines", "\n"],
  ["quotes", '"'],
  ["cells with an open quote", ',"a'],
  ["quoted quotes", '""",'],
  ["blanks before quotes", '," "x'],
  ["apostrophes", "'"],
])("takes linear time: two megabytes of %s, within the limit of a test", (_, part) => {
  expect(readCsv(part.repeat(2_000_000 / part.length)).length).toBeGreaterThan(0);
});

test("an unclosed quote ends with the file", () => {
  expect(readCsv('a,b\n1,"open')).toEqual([
    ["a", "b"],
    ["1", '"open'],
  ]);
});

test.each(["pt-BR", "en-US"])("parses every text that the console writes in %s, including formulas", (language) => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r", "=", "-", "é", " ") });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const given = [["name", "code"], ...rows].filter(([one, other]) => one !== "" || other !== "");
      expect(readCsv(toCsv(given, language))).toEqual(given);
    }),
  );
});

test.each(["pt-BR", "en-US"])("a number written in %s is parsed as that number", (language) => {
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
