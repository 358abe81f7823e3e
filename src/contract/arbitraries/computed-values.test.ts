import { expect, test } from "vitest";
import { withComputedValues } from "./computed-values.ts";

test("a generated record has its computed fields, without those that have no value", () => {
  const toWhole = withComputedValues<object>({ total: { of: { add: ["one", "two"] } } });
  expect(toWhole({ one: 1, two: 2, total: 70 })).toEqual({ one: 1, two: 2, total: 3 });
  expect(toWhole({ one: 1, total: 70 })).toEqual({ one: 1 });
});
