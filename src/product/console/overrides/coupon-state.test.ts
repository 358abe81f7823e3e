import { expect, test } from "vitest";
import { couponStates } from "./coupon-state.ts";

const day = "2026-11-21";

test.each([
  [{ usageCount: 3 }, []],
  [{ usageCount: 3, usageLimit: 4 }, []],
  [{ usageCount: 4, usageLimit: 4 }, ["exhausted"]],
  [{ usageCount: 5, usageLimit: 4 }, ["exhausted"]],
  [{ usageCount: 0, expirationDate: "2026-11-21" }, []],
  [{ usageCount: 0, expirationDate: "2026-11-20" }, ["expired"]],
  [{ usageCount: 4, usageLimit: 4, expirationDate: "2026-11-20" }, ["expired", "exhausted"]],
] as const)("a coupon with %j is %j", (coupon, wanted) => {
  expect(couponStates(coupon, day)).toEqual(wanted);
});
