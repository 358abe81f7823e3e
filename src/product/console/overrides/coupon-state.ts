import { dayIn, daysBetween, today } from "#console/lib/date-range.ts";
import { toNumber } from "#console/lib/number-text.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Why a coupon cannot be redeemed whatever its status says. */
export type CouponState = "expired" | "exhausted";

/** What a coupon is to whoever wants to redeem it: its stored status, unless that says "active" of one that no longer works. */
export type EffectiveState = "available" | CouponState | Exclude<Coupon["status"], "active">;

/** One state of each coupon; of one that is both expired and used up, the first. Null where its last day is no day. */
export function effectiveState(
  coupon: Pick<Coupon, "status" | "expirationDate" | "usageCount" | "usageLimit">,
  day = today(),
): EffectiveState | null {
  if (coupon.status !== "active") {
    return coupon.status;
  }
  const isReadable = !coupon.expirationDate || daysBetween(day, dayIn(coupon.expirationDate) ?? "") !== null;
  return couponStates(coupon, day)[0] ?? (isReadable ? "available" : null);
}

/** What has become of a coupon by itself: its last day has passed, its last use is gone, or both. */
export function couponStates(
  { expirationDate, usageCount, usageLimit }: Pick<Coupon, "expirationDate" | "usageCount" | "usageLimit">,
  day = today(),
): readonly CouponState[] {
  // The last day itself still counts; what is no day is none that has passed.
  const daysLeft = daysBetween(day, dayIn(expirationDate) ?? "");
  const isExpired = daysLeft !== null && daysLeft < 0;
  const limit = toNumber(usageLimit);
  const isExhausted = limit !== null && (toNumber(usageCount) ?? 0) >= limit;
  return [...(isExpired ? (["expired"] as const) : []), ...(isExhausted ? (["exhausted"] as const) : [])];
}
