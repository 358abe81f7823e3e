import { expect, test } from "vitest";
import { isTried } from "./trials.ts";

test("a part too many is tried where there is an object to have it", () => {
  const rule = { field: "choice", keyword: "additionalProperties" };
  expect([{ choice: { kind: "cash" } }, { choice: null }, {}].map((body) => isTried(body, rule))).toEqual([
    true,
    false,
    false,
  ]);
});

test("a part that is missing is tried where there is one to take away", () => {
  const rule = { field: "choice.card", keyword: "required" };
  const bodies = [{ choice: { kind: "card", card: null } }, { choice: { kind: "cash" } }, {}];
  expect(bodies.map((body) => isTried(body, rule))).toEqual([true, false, false]);
});
