import { expect, test } from "vitest";
import { redemptionBarriers } from "./redemption-barriers.ts";

const open = {
  status: "active" as const,
  distribution: "public" as const,
  accounts: [],
  usageCount: 0,
  oncePerAccount: false,
};
const DAY = "2026-11-22";
const who = { id: "a1", hasRedeemed: false };
const barriersOf = (change: object, account = who) => redemptionBarriers({ ...open, ...change }, account, DAY);

test.each([
  [{}, []],
  [{ status: "suspended" }, ["notActive"]],
  [{ expirationDate: DAY }, []],
  [{ expirationDate: "2026-11-21" }, ["expired"]],
  [{ distribution: "individual" }, ["notForAccount"]],
  [{ distribution: "individual", accounts: ["a1"] }, []],
  [{ distribution: "individual", accounts: [{ id: "a1", username: "ana@escola.example" }] }, []],
  [{ distribution: "individual", accounts: null }, ["notForAccount"]],
  [{ distribution: "individual", accounts: ["a2"] }, ["notForAccount"]],
  [{ usageCount: 5, usageLimit: 5 }, ["exhausted"]],
  [{ usageCount: 4, usageLimit: 5 }, []],
  [
    { status: "inactive", expirationDate: "2020-01-01", usageCount: 1, usageLimit: 1 },
    ["notActive", "expired", "exhausted"],
  ],
])("a coupon with %j has the barriers %j", (change, barriers) => {
  expect(barriersOf(change)).toEqual(barriers);
});

test("a once-per-account coupon is blocked for an account known to have redeemed it", () => {
  const once = { oncePerAccount: true };
  expect(barriersOf(once, { id: "a1", hasRedeemed: true })).toEqual(["alreadyRedeemed"]);
  expect(barriersOf(once)).toEqual([]);
  expect(redemptionBarriers({ ...open, ...once }, { id: "a1", hasRedeemed: null }, DAY)).toEqual([]);
  expect(barriersOf({}, { id: "a1", hasRedeemed: true })).toEqual([]);
});
