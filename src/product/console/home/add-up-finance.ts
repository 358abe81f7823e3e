import { idIn, toNumber } from "entity-console/console";
import type { Account } from "../../../../schema/entities/account.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import type { Plan } from "../../../../schema/entities/plan.ts";
import type { PlanPayment } from "../../../../schema/entities/plan-payment.ts";
import type { CouponCount } from "../../../../schema/revenue.ts";
import type { FinanceSummary, PriceDrift, RevenueShare } from "../../../../schema/service.ts";
import { effectiveState } from "../overrides/coupon-state.ts";
import { paymentsOf } from "../overrides/follow-plan.ts";

/** Input of the sums. */
export interface FinanceRecords {
  readonly accounts: readonly Account[];
  readonly plans: readonly Plan[];
  readonly coupons: readonly Coupon[];
}

/** An active account with its price. */
interface Paying {
  readonly account: Account;
  readonly plan: Plan;
  readonly payment: PlanPayment;
}

const MAX_DRIFTED = 20;
const MONTHS: { readonly [periodicity: string]: number } = { monthly: 1, yearly: 12 };

/** Cents, so that sums are exact. Some backends send amounts as texts, or null for none. */
const cents = (amount: unknown): number => Math.round((toNumber(amount) ?? 0) * 100);

const isUnknown = (amount: unknown): boolean => toNumber(amount) === null;

/** Remaining redemptions of a coupon; null if there is no limit. */
function usesLeft({ usageCount, usageLimit }: Pick<Coupon, "usageCount" | "usageLimit">): number | null {
  const limit = toNumber(usageLimit);
  return limit === null ? null : limit - (toNumber(usageCount) ?? 0);
}

function toPaying({ accounts, plans }: FinanceRecords): readonly Paying[] {
  const byPayment = new Map(
    plans.flatMap((plan) => paymentsOf(plan).map((payment) => [String(payment.id), { plan, payment }] as const)),
  );
  return accounts.flatMap((account) => {
    const found = byPayment.get(String(idIn(account.planPayment)));
    return account.status === "active" && found ? [{ account, ...found }] : [];
  });
}

function toRevenue(paying: readonly Paying[]): RevenueShare[] {
  const shares = new Map<string, RevenueShare>();
  for (const { account, plan, payment } of paying) {
    const key = `${plan.id} ${payment.periodicity} ${payment.currency}`;
    const { periodicity, currency } = payment;
    const none = {
      planId: String(plan.id),
      plan: plan.name,
      periodicity,
      currency,
      accounts: 0,
      amount: 0,
      monthly: 0,
    };
    const share = shares.get(key) ?? none;
    const amount = (cents(share.amount) + cents(account.amount)) / 100;
    const months = MONTHS[periodicity];
    const monthly = months === undefined ? 0 : Math.round(cents(amount) / months) / 100;
    shares.set(key, { ...share, accounts: share.accounts + 1, amount, monthly });
  }
  return [...shares.values()];
}

function toDrifted(paying: readonly Paying[]): readonly PriceDrift[] {
  const apart = ({ amount = 0, price }: PriceDrift) => Math.abs(amount - price);
  return paying
    .filter(({ account, payment }) => isUnknown(account.amount) || cents(account.amount) !== cents(payment.price))
    .map(({ account, plan, payment }) => ({
      accountId: String(account.id),
      username: account.username,
      plan: plan.name,
      ...(isUnknown(account.amount) ? {} : { amount: Number(account.amount) }),
      price: Number(payment.price),
      currency: payment.currency,
    }))
    .sort((one, other) => apart(other) - apart(one));
}

/** Coupons with a last day that cannot be read have no situation. */
function toSituations(coupons: readonly Coupon[], day: string): CouponCount[] {
  const counts = new Map<string, number>();
  for (const coupon of coupons) {
    const situation = effectiveState(coupon, day);
    if (situation !== null) {
      counts.set(situation, (counts.get(situation) ?? 0) + 1);
    }
  }
  return [...counts].map(([situation, count]) => ({ couponSituation: situation, coupons: count }));
}

/** Computes the same as the backend's summary from records in the browser; `day` is the user's current date. */
export function addUpFinance(records: FinanceRecords, day: string): FinanceSummary {
  const paying = toPaying(records);
  const drifted = toDrifted(paying);
  const open = records.coupons.filter(
    (coupon) => coupon.type === "credits" && effectiveState(coupon, day) === "available",
  );
  return {
    revenue: toRevenue(paying),
    unpricedAccounts: records.accounts.filter(({ status }) => status === "active").length - paying.length,
    driftedAccounts: drifted.length,
    drifted: drifted.slice(0, MAX_DRIFTED),
    couponCredits: open.reduce((sum, coupon) => sum + (toNumber(coupon.value) ?? 0) * (usesLeft(coupon) ?? 0), 0),
    unlimitedCoupons: open.filter((coupon) => usesLeft(coupon) === null).length,
    couponSituations: toSituations(records.coupons, day),
  };
}
