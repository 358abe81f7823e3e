import { idsIn, today } from "entity-console/console";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates } from "../overrides/coupon-state.ts";

/** Reasons why an account cannot redeem a coupon; same codes as in the backend. */
export type RedemptionBarrier = "notActive" | "expired" | "notForAccount" | "alreadyRedeemed" | "exhausted";

type Asked = Pick<
  Coupon,
  "status" | "distribution" | "accounts" | "expirationDate" | "usageCount" | "usageLimit" | "oncePerAccount"
>;

interface Account {
  readonly id: string;
  /** True if the account has already redeemed it; null if that is unknown. */
  readonly hasRedeemed: boolean | null;
}

/** All reasons why an account cannot redeem a coupon; empty if it can. */
export function redemptionBarriers(
  coupon: Asked,
  { id, hasRedeemed }: Account,
  day = today(),
): readonly RedemptionBarrier[] {
  const states = couponStates(coupon, day);
  const isNamed = idsIn(coupon.accounts).map(String).includes(id);
  const barriers: { readonly [Barrier in RedemptionBarrier]: boolean } = {
    notActive: coupon.status !== "active",
    expired: states.includes("expired"),
    notForAccount: coupon.distribution === "individual" && !isNamed,
    alreadyRedeemed: coupon.oncePerAccount === true && hasRedeemed === true,
    exhausted: states.includes("exhausted"),
  };
  return (Object.keys(barriers) as RedemptionBarrier[]).filter((barrier) => barriers[barrier]);
}
