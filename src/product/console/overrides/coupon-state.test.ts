import { expect, test } from "vitest";
import { couponState } from "./coupon-state.ts";

const day = "2026-11-21";

test.each([
  [{ usageCount: 3 }, null],
  [{ usageCount: 3, usageLimit: 4 }, null],
  [{ usageCount: 4, usageLimit: 4 }, "exhausted"],
  [{ usageCount: 5, usageLimit: 4 }, "exhausted"],
  [{ usageCount: 0, expirationDate: "2026-11-21" }, null],
  [{ usageCount: 0, expirationDate: "2026-11-20" }, "expired"],
  [{ usageCount: 4, usageLimit: 4, expirationDate: "2026-11-20" }, "expired"],
] as const)("a coupon with %j is %s", (coupon, wanted) => {
  expect(couponState(coupon, day)).toBe(wanted);
});
