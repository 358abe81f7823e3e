import { expect, test } from "vitest";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates, effectiveState } from "./coupon-state.ts";

const day = "2026-11-21";

test.each([
  [{ usageCount: 3 }, []],
  [{ usageCount: 3, usageLimit: 4 }, []],
  [{ usageCount: 4, usageLimit: 4 }, ["exhausted"]],
  [{ usageCount: 5, usageLimit: 4 }, ["exhausted"]],
  [{ usageCount: 0, expirationDate: "2026-11-21" }, []],
  [{ usageCount: 0, expirationDate: "2026-11-20" }, ["expired"]],
  [{ usageCount: 4, usageLimit: 4, expirationDate: "2026-11-20" }, ["expired", "exhausted"]],
  // Formats of other backends: numbers as texts, dates in milliseconds.
  [{ usageCount: "4", usageLimit: "4", expirationDate: Date.UTC(2026, 10, 20) }, ["expired", "exhausted"]],
  [{ usageCount: "10", usageLimit: "9", expirationDate: Date.UTC(2026, 10, 21) }, ["exhausted"]],
  [{ usageCount: 0, distribution: "individual", accounts: [] }, ["withoutAccounts"]],
  [{ usageCount: 0, distribution: "individual", accounts: null }, ["withoutAccounts"]],
  [{ usageCount: 0, distribution: "individual", accounts: ["a1"] }, []],
  [{ usageCount: 0, distribution: "individual", accounts: [{ id: "a1" }] }, []],
  [{ usageCount: 0, distribution: "individual" }, []],
  [{ usageCount: 0, distribution: "public", accounts: [] }, []],
  [{ usageCount: 1, usageLimit: 1, distribution: "individual", accounts: [] }, ["exhausted", "withoutAccounts"]],
  [{ usageCount: null, usageLimit: null, expirationDate: null }, []],
] as const)("a coupon with %j is %j", (coupon, wanted) => {
  expect(couponStates(coupon as unknown as Coupon, day)).toEqual(wanted);
});

test.each([
  [{ status: "active" }, "available"],
  [{ status: "active", usageLimit: 1 }, "exhausted"],
  [{ status: "active", usageLimit: 1, expirationDate: "2026-11-20" }, "expired"],
  [{ status: "suspended", expirationDate: "2026-11-20" }, "suspended"],
  [{ status: "pending" }, "pending"],
] as const)("a coupon used once with %j has one state: %s", (coupon, wanted) => {
  expect(effectiveState({ usageCount: 1, ...coupon }, day)).toBe(wanted);
});
