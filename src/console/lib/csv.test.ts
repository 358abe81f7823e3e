import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("case 95: what a spreadsheet would run is a text", () => {
  const dangerous = ["=1+1", "+5511", "-2", "@SUM(A1)", "\t=1", "\r=1"];
  expect(toCsv([dangerous.slice(0, 5)])).toBe("\uFEFF'=1+1,'+5511,'-2,'@SUM(A1),'\t=1\r\n");
  expect(toCsv([[dangerous[5]]])).toBe('\uFEFF"\'\r=1"\r\n');
});

test("case 95: commas, quotes and line breaks stay inside their cell, and accents are UTF-8", () => {
  expect(toCsv([["a,b", 'diz "sim"', "linha\nlinha", "Poesia"]])).toBe(
    '\uFEFF"a,b","diz ""sim""","linha\nlinha",Poesia\r\n',
  );
});

test("numbers are formatted, and an empty value stays empty", () => {
  expect(toCsv([[-2.5, 0, null, undefined, ""]])).toBe("\uFEFF-2.5,0,,,\r\n");
});
