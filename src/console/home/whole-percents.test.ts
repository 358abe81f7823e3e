import fc from "fast-check";
import { expect, test } from "vitest";
import { percentTexts, wholePercents } from "./whole-percents.ts";

test.each([
  ["those that lose most by rounding down are raised", [147, 18, 17, 18], [74, 9, 8, 9]],
  ["three equal thirds are whole all the same", [1, 1, 1], [34, 33, 33]],
  ["of nothing nothing is a part", [0, 0], [0, 0]],
  ["one that is all of it is all of it", [3, 0, 0], [100, 0, 0]],
])("percentages of a whole: %s", (_, counts, wanted) => {
  expect(wholePercents(counts)).toEqual(wanted);
});

test("percentages of whatever there is add up to 100, none further from its share than one", () => {
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

test("a part that is there and rounds to none of the whole is said to be less than one per cent", () => {
  expect(percentTexts([999, 1, 0], "pt-BR")).toEqual(["100%", "< 1%", "0%"]);
});
