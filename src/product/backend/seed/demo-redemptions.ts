import fc from "fast-check";
import { v7 as newId } from "uuid";
import type { redemptions } from "../../../../generated/backend/tables.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

type Redemption = typeof redemptions.$inferInsert;

const DAY = 86_400_000;
const MAX_DAYS = 400;
const MAX_RECORDED = 12;

interface DemoRedemptionOptions {
  readonly coupons: readonly Coupon[];
  readonly accounts: readonly string[];
  readonly now: Date;
  readonly seed: number;
}

/** Records of the latest uses of the demo coupons, in the months before `now`. Older uses have no record. */
export function toDemoRedemptions({ coupons, accounts, now, seed }: DemoRedemptionOptions): readonly Redemption[] {
  const use = fc.record({ days: fc.integer({ min: 1, max: MAX_DAYS }), account: fc.nat({ max: 9999 }) });
  const uses = fc.sample(fc.noBias(use), { seed, numRuns: coupons.length * MAX_RECORDED });
  return coupons.flatMap((coupon, index) => {
    const { id, code, type, value, usageCount, oncePerAccount } = coupon;
    const holders = coupon.distribution === "individual" ? coupon.accounts : accounts;
    const most = Math.min(usageCount, MAX_RECORDED, oncePerAccount ? holders.length : MAX_RECORDED);
    return uses.slice(index * MAX_RECORDED, index * MAX_RECORDED + most).map(({ days, account }, at): Redemption => {
      // Different accounts, as a coupon may be used once per account.
      const accountId = holders[(account - (account % MAX_RECORDED) + at) % holders.length] ?? "";
      const createdAt = new Date(now.getTime() - days * DAY).toISOString();
      return { id: newId(), createdAt, code, couponId: id, accountId, type, value };
    });
  });
}
