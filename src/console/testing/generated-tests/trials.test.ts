import { expect, test } from "vitest";
import { isTried } from "./trials.ts";

test("a part too many is tried where there is an object to have it", () => {
  const rule = { field: "payment", keyword: "additionalProperties" };
  expect([{ payment: { kind: "cash" } }, { payment: null }, {}].map((body) => isTried(body, rule))).toEqual([
    true,
    false,
    false,
  ]);
});

test("a part that is missing is tried where there is one to take away", () => {
  const rule = { field: "payment.card", keyword: "required" };
  const bodies = [{ payment: { kind: "card", card: null } }, { payment: { kind: "cash" } }, {}];
  expect(bodies.map((body) => isTried(body, rule))).toEqual([true, false, false]);
});
