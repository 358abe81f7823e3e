/**
 * Why this file exists: staff paste coupon codes into messages, so a click copies the code. The validity depends on
 * three fields, so it is shown as one state. Coupons are usually generated in large numbers, so the list has a button
 * for that. Everything else is generated.
 */

import type { EntityOverrides } from "entity-console/console";
import { CopyableText } from "entity-console/console/ui";
import { CouponBatch } from "./coupon-batch.tsx";
import { CouponStatus } from "./coupon-status.tsx";
import { CouponUsage } from "./coupon-usage.tsx";
import { GenerateCouponsButton } from "./generate-coupons-button.tsx";

export const couponOverrides = {
  display: { batch: CouponBatch, code: CopyableText, status: CouponStatus, usageCount: CouponUsage },
  listScreens: async () => (await import("../coupon/with-coupon-state.ts")).withCouponState,
  listActions: GenerateCouponsButton,
  screens: {
    list: async () => (await import("../coupon/coupon-list.tsx")).CouponList,
    show: async () => (await import("../coupon/coupon-show.tsx")).CouponShow,
  },
} satisfies EntityOverrides<"coupon">;
