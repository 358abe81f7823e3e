import fc from "fast-check";
import { expect, test } from "vitest";
import { toTicks } from "./chart-scale.ts";

test.each([
  [0, 0, [0, 1]],
  [0, 100, [0, 25, 50, 75, 100]],
  [-30, 80, [-50, 0, 50, 100]],
  [0, 7, [0, 2, 4, 6, 8]],
])("a chart from %d to %d has lines at %j", (lowest, highest, ticks) => {
  expect(toTicks(lowest, highest)).toEqual(ticks);
});

test("lines enclose all values and 0, in two to seven steps", () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const ticks = toTicks(low, high);
      const slack = Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(low, 0) + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(high, 0) - slack);
      expect(ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
