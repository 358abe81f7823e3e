import { idsIn } from "#console/fields/relation-shape.ts";
import { today } from "#console/lib/date-range.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { couponStates } from "../overrides/coupon-state.ts";

/** Why an account cannot redeem a coupon, in the backend's own words for it. */
export type RedemptionBarrier = "notActive" | "expired" | "notForAccount" | "alreadyRedeemed" | "exhausted";

type Asked = Pick<
  Coupon,
  "status" | "distribution" | "accounts" | "expirationDate" | "usageCount" | "usageLimit" | "oncePerAccount"
>;

interface Account {
  readonly id: string;
  /** Whether it has redeemed the coupon before; null where nobody can tell. */
  readonly hasRedeemed: boolean | null;
}

/** Everything that stands between an account and a coupon; nothing where it can be redeemed. */
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
