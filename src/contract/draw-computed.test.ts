import { expect, test } from "vitest";
import { withComputedValues } from "./draw-computed.ts";

test("a drawn record has what its other fields make, and lacks what they make nothing of", () => {
  const toWhole = withComputedValues<object>({ total: { of: { add: ["one", "two"] } } });
  expect(toWhole({ one: 1, two: 2, total: 70 })).toEqual({ one: 1, two: 2, total: 3 });
  expect(toWhole({ one: 1, total: 70 })).toEqual({ one: 1 });
});
