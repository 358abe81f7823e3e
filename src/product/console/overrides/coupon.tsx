/**
 * Why this file exists: staff paste coupon codes into e-mails and chats all day, so a code is copied with one click;
 * whether a coupon still works takes three fields to tell, so it is told; and coupons are mostly made many at a time.
 * Everything else about coupons is generated.
 */

import type { EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { CopyableText } from "#console/ui/copyable-text.tsx";
import { CouponBatch } from "./coupon-batch.tsx";
import { CouponStatus } from "./coupon-status.tsx";
import { CouponUsage } from "./coupon-usage.tsx";
import { GenerateCouponsButton } from "./generate-coupons-button.tsx";

export const couponOverrides = {
  display: { batch: CouponBatch, code: CopyableText, status: CouponStatus, usageCount: CouponUsage },
  listScreens: async () => (await import("../coupon/with-coupon-state.ts")).withCouponState,
  listActions: GenerateCouponsButton,
  withoutMui: ["list"],
  screens: {
    list: async () => (await import("../coupon/coupon-list.tsx")).CouponList,
    show: async () => (await import("../coupon/coupon-show.tsx")).CouponShow,
  },
} satisfies EntityOverrides<"coupon">;
