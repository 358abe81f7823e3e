import { dayIn, daysBetween, idsIn, today, toNumber } from "entity-console/console";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

/** Reasons why a coupon cannot be redeemed, independent of its status. */
export type CouponState = "expired" | "exhausted" | "withoutAccounts";

type Asked = Pick<Coupon, "expirationDate" | "usageCount" | "usageLimit"> &
  Partial<Pick<Coupon, "distribution" | "accounts">>;

/** Effective state of a coupon: its stored status, unless it is "active" but cannot be redeemed. */
export type EffectiveState = "available" | CouponState | Exclude<Coupon["status"], "active">;

/** The state of a coupon; the first of several reasons. Null if its last day is invalid. */
export function effectiveState(coupon: Asked & Pick<Coupon, "status">, day = today()): EffectiveState | null {
  if (coupon.status !== "active") {
    return coupon.status;
  }
  const isReadable = !coupon.expirationDate || daysBetween(day, dayIn(coupon.expirationDate) ?? "") !== null;
  return couponStates(coupon, day)[0] ?? (isReadable ? "available" : null);
}

/**
 * All reasons why an active coupon cannot be redeemed: it is expired, its uses are exhausted, or it is individual and
 * has no accounts. If the backend omits the accounts, the last reason is not checked.
 */
export function couponStates(
  { expirationDate, usageCount, usageLimit, distribution, accounts }: Asked,
  day = today(),
): readonly CouponState[] {
  // The last day is still valid; an invalid date has not passed.
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
