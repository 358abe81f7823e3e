import fc from "fast-check";
import { expect, test } from "vitest";
import { joinItems, splitItems } from "./cell-items.ts";

test("several values in one cell survive the round trip with any separators", () => {
  const item = fc.string({ unit: fc.constantFrom(..."ab,;\n\r\"' "), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(splitItems(joinItems(items))).toEqual(items);
    }),
  );
});

test.each([
  ["Correção, automática", ["Correção", "automática"]],
  ['"Correção, automática", Redação', ["Correção, automática", "Redação"]],
  ["a; b\nc ,, d", ["a", "b", "c", "d"]],
  ['6" de altura, "big" one', ['6" de altura', '"big" one']],
  ['"never closed, x', ['"never closed', "x"]],
  ["", []],
])("%j is split into %j", (text, items) => {
  expect(splitItems(text)).toEqual(items);
});
