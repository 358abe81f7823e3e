import { expect, test } from "vitest";
import { sortKeyOf } from "./sort-key.ts";

const ORDERED = [
  ["Água", "aguá"],
  ["Łódź", "Lódz"],
  ["œuvre", "OEUVRE"],
  ["Ølve"],
  ["Plano"],
  ["plano 2", "Pláno 02"],
  ["PLANO 10", "plano 010"],
  ["plano 100"],
  ["plano 2026"],
  ["Plano 99999"],
  ["plano 100000"],
  ["plano 12345678901234567890"],
  ["plano 123456789012345678901"],
  ["straße", "STRASSE"],
  ["Zé", "ze\u0301", "z\u200be"],
];

test("texts are in the order of their letters, and numbers in them in the order of their size", () => {
  const keys = ORDERED.map((same) => [...new Set(same.map(sortKeyOf))]);
  expect(keys.map((each) => each.length)).toEqual(ORDERED.map(() => 1));
  expect([...keys.flat()].sort()).toEqual(keys.flat());
});

test.each(["", "\u200b", "\u0301"])("%j has no key: it is a blank", (text) => {
  expect(sortKeyOf(text)).toBeNull();
});
