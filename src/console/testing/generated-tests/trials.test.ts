import { expect, test } from "vitest";
import { isTried } from "./trials.ts";

test("an extra member is tried if an object can have it", () => {
  const rule = { field: "choice", keyword: "additionalProperties" };
  expect([{ choice: { kind: "cash" } }, { choice: null }, {}].map((body) => isTried(body, rule))).toEqual([
    true,
    false,
    false,
  ]);
});

test("a missing member is tried if one can be removed", () => {
  const rule = { field: "choice.card", keyword: "required" };
  const bodies = [{ choice: { kind: "card", card: null } }, { choice: { kind: "cash" } }, {}];
  expect(bodies.map((body) => isTried(body, rule))).toEqual([true, false, false]);
});
