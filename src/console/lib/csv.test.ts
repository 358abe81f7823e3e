import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("case 95: text that a spreadsheet would execute is escaped", () => {
  const dangerous = ["=1+1", "+5511", "-2", "@SUM(A1)", "\t=1", "\r=1"];
  expect(toCsv([dangerous.slice(0, 5)], "en-US")).toBe("\uFEFF'=1+1,'+5511,'-2,'@SUM(A1),'\t=1\r\n");
  expect(toCsv([[dangerous[5]]], "en-US")).toBe('\uFEFF"\'\r=1"\r\n');
});

test("case 95: separators, quotes and line breaks stay inside their cell, and accents are UTF-8", () => {
  expect(toCsv([["a,b", 'diz "sim"', "linha\nlinha", "a;b", "Poesia"]], "en-US")).toBe(
    '\uFEFF"a,b","diz ""sim""","linha\nlinha","a;b",Poesia\r\n',
  );
});

test("numbers stay numbers, and an empty value stays empty", () => {
  expect(toCsv([[-2.5, 0, null, undefined, ""]], "en-US")).toBe("\uFEFF-2.5,0,,,\r\n");
});

test.each([
  ["pt-BR", "\uFEFF-1234,5;19,9;Sim\r\n"],
  ["en-US", "\uFEFF-1234.5,19.9,Sim\r\n"],
])("a spreadsheet in %s detects its own cell and decimal separators", (language, wanted) => {
  expect(toCsv([[-1234.5, 19.9, "Sim"]], language)).toBe(wanted);
});
