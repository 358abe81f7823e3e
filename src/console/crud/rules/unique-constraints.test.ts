import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { uniqueConstraintsOf, uniqueKeyOf } from "./unique-constraints.ts";

const [constraint = expect.fail("no constraint")] = uniqueConstraintsOf({
  ...ticketScreens,
  unique: [["value"]],
  rules: [],
});

test("numbers are compared by value, regardless of their notation", () => {
  const texts = [10.5, "10.50", "10.5"].map((value) => uniqueKeyOf(ticketScreens, constraint, { value }));
  expect(new Set(texts).size).toBe(1);
  expect(uniqueKeyOf(ticketScreens, constraint, { value: 10.6 })).not.toBe(texts[0]);
});

test("empty values do not conflict with each other", () => {
  expect([constraint.isMade({ value: 1 }), constraint.isMade({ value: null }), constraint.isMade({})]).toEqual([
    true,
    false,
    false,
  ]);
});
