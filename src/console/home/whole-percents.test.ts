import fc from "fast-check";
import { expect, test } from "vitest";
import { percentTexts, wholePercents } from "./whole-percents.ts";

test.each([
  ["those that lose most by rounding down are raised", [147, 18, 17, 18], [74, 9, 8, 9]],
  ["three equal thirds are whole all the same", [1, 1, 1], [34, 33, 33]],
  ["a total of zero gives zeros", [0, 0], [0, 0]],
  ["one that is all of it is all of it", [3, 0, 0], [100, 0, 0]],
])("percentages of a whole: %s", (_, counts, wanted) => {
  expect(wholePercents(counts)).toEqual(wanted);
});

test("percentages add up to 100, and each differs from its share by less than one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const percents = wholePercents(counts);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      for (const [index, percent] of percents.entries()) {
        expect(Math.abs(percent - ((counts[index] ?? 0) / total) * 100)).toBeLessThan(1);
      }
    }),
  );
});

test.each([
  [
    [999, 1, 0],
    ["> 99%", "< 1%", "0%"],
  ],
  [
    [6625, 1, 1, 1],
    ["> 99%", "< 1%", "< 1%", "< 1%"],
  ],
  [
    [502, 494, 4],
    ["50%", "49%", "< 1%"],
  ],
  [
    [99, 1],
    ["99%", "1%"],
  ],
  [
    [5, 0],
    ["100%", "0%"],
  ],
])("with other parts, no part of %j is 100%, and small parts are not 0%: %j", (counts, texts) => {
  expect(percentTexts(counts, "pt-BR")).toEqual(texts);
});

test("percentages as texts add up to 100 including the small parts, and only the whole is 100%", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(3), fc.nat(100_000)), { minLength: 1, maxLength: 12 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const texts = percentTexts(counts, "en-US");
      const small = counts.filter((count) => count > 0 && count / total < 0.01);
      const smallPercents =
        small.length === 0 ? 0 : Math.max(1, Math.round((small.reduce((a, b) => a + b, 0) / total) * 100));
      const numbers = texts.map((text) => (text.startsWith("<") ? 0 : Number(text.replace(/[>%\s]/g, ""))));
      expect(numbers.reduce((sum, number) => sum + number, smallPercents)).toBe(100);
      for (const [index, count] of counts.entries()) {
        expect(texts[index] === "100%").toBe(count === total);
        expect(texts[index] === "0%").toBe(count === 0);
      }
    }),
  );
});
