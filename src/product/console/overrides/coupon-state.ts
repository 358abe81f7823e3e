import { today } from "#console/lib/date-range.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Why a coupon cannot be redeemed whatever its status says. */
export type CouponState = "expired" | "exhausted";

/** What has become of a coupon by itself: its last day has passed, or its last use is gone; null where neither has. */
export function couponState(
  { expirationDate, usageCount, usageLimit }: Pick<Coupon, "expirationDate" | "usageCount" | "usageLimit">,
  day = today(),
): CouponState | null {
  // Days compare as their texts; the last day itself still counts.
  if (typeof expirationDate === "string" && expirationDate !== "" && expirationDate.slice(0, 10) < day) {
    return "expired";
  }
  return typeof usageLimit === "number" && usageCount >= usageLimit ? "exhausted" : null;
}
