import { expect, test } from "vitest";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { claimsOf, takenBy } from "./claims.ts";

const [claim = expect.fail("no claim")] = claimsOf({ ...ticketScreens, unique: [["value"]], rules: [] });

test("numbers are compared by their size, however a backend writes them", () => {
  const texts = [10.5, "10.50", "10.5"].map((value) => takenBy(ticketScreens, claim, { value }));
  expect(new Set(texts).size).toBe(1);
  expect(takenBy(ticketScreens, claim, { value: 10.6 })).not.toBe(texts[0]);
});

test("what is not there is like nothing", () => {
  expect([claim.isMade({ value: 1 }), claim.isMade({ value: null }), claim.isMade({})]).toEqual([true, false, false]);
});
