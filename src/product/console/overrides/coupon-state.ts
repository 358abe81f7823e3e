import { idsIn } from "#console/fields/relation-shape.ts";
import { dayIn, daysBetween, today } from "#console/lib/date-range.ts";
import { toNumber } from "#console/lib/number-text.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Why nobody can redeem a coupon whatever its status is. */
export type CouponState = "expired" | "exhausted" | "withoutAccounts";

type Asked = Pick<Coupon, "expirationDate" | "usageCount" | "usageLimit"> &
  Partial<Pick<Coupon, "distribution" | "accounts">>;

/** What a coupon is to whoever wants to redeem it: its stored status, unless that says "active" of one that no longer works. */
export type EffectiveState = "available" | CouponState | Exclude<Coupon["status"], "active">;

/** One state of each coupon; the first of several reasons. Null if its last day is no day. */
export function effectiveState(coupon: Asked & Pick<Coupon, "status">, day = today()): EffectiveState | null {
  if (coupon.status !== "active") {
    return coupon.status;
  }
  const isReadable = !coupon.expirationDate || daysBetween(day, dayIn(coupon.expirationDate) ?? "") !== null;
  return couponStates(coupon, day)[0] ?? (isReadable ? "available" : null);
}

/**
 * Every reason why nobody can redeem an active coupon: its last day has passed, its last use is gone, it is individual and
 * has no accounts. Of accounts that the backend leaves out, nothing is known.
 */
export function couponStates(
  { expirationDate, usageCount, usageLimit, distribution, accounts }: Asked,
  day = today(),
): readonly CouponState[] {
  // The last day itself still counts; what is no day is none that has passed.
  const daysLeft = daysBetween(day, dayIn(expirationDate) ?? "");
  const isExpired = daysLeft !== null && daysLeft < 0;
  const limit = toNumber(usageLimit);
  const isExhausted = limit !== null && (toNumber(usageCount) ?? 0) >= limit;
  const isWithoutAccounts = distribution === "individual" && accounts !== undefined && idsIn(accounts).length === 0;
  const isSo: { readonly [State in CouponState]: boolean } = {
    expired: isExpired,
    exhausted: isExhausted,
    withoutAccounts: isWithoutAccounts,
  };
  return (Object.keys(isSo) as CouponState[]).filter((state) => isSo[state]);
}
