/** Parts of the revenue history (`service.ts`). */
import type { Periodicity } from "./enums.ts";

/** How the revenue history is split. */
export type RevenueSplit = "unsplit" | "plan" | "periodicity";

/** Kinds of movements of recurring revenue, per account and currency. `planTransfer`: another plan or period. */
export type MovementKind =
  | "openingBalance"
  | "newBusiness"
  | "reactivation"
  | "expansion"
  | "contraction"
  | "churn"
  | "planTransfer";

/** Reason of a movement. */
export type MovementCause = "openingBalance" | "created" | "accountDeleted" | "status" | "plan" | "amount" | "period";

/** A list of the accounts behind a figure: the movements of a kind, a balance, or accounts gained or lost. */
export type RevenueFigure =
  | "openingBalance"
  | "newBusiness"
  | "reactivation"
  | "expansion"
  | "contraction"
  | "churn"
  | "planTransfer"
  | "closingBalance"
  | "accountsGained"
  | "accountsLost";

/** The recurring revenue of a month or a part of it, in one currency. Opening and movements add up to closing. */
export interface RevenueMonth {
  /**
   * First day that is counted.
   * @format date
   */
  sinceDay: string;
  /**
   * Last day that is counted.
   * @format date
   */
  untilDay: string;
  /** True if days of the month are missing: it has not ended, or the period begins or ends within it. */
  isPartial: boolean;
  /** True if some of it was recorded after the month. */
  isRestated: boolean;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  /** The plan, if split by plan. */
  planId?: string;
  /** Its name; absent if the plan is unknown. */
  plan?: string;
  /** The period, if split by period. */
  periodicity?: Periodicity;
  /** Monthly revenue at the beginning. Yearly prices count a twelfth; fractions are kept. */
  openingBalance: number;
  /** Balance of accounts whose earlier history is not known, on the day of its record. */
  carriedOver: number;
  newBusiness: number;
  reactivation: number;
  expansion: number;
  /** At most 0, as `churn`. */
  contraction: number;
  churn: number;
  /** From and to other plans or periods; 0 without a split. */
  planTransfer: number;
  closingBalance: number;
  /**
   * Accounts with revenue at the beginning.
   * @asType integer
   */
  openingAccounts: number;
  /** @asType integer */
  carriedAccounts: number;
  /**
   * Accounts with revenue at the end that had none at the beginning.
   * @asType integer
   */
  gainedAccounts: number;
  /** @asType integer */
  lostAccounts: number;
  /** @asType integer */
  closingAccounts: number;
}

/** Redeemed coupons of a month or a part of it. */
export interface CouponMonth {
  /** @format date */
  sinceDay: string;
  /** @format date */
  untilDay: string;
  isPartial: boolean;
  /** @asType integer */
  redemptions: number;
  /** Granted credits. */
  credits: number;
  /** Granted discounts, in the currency of the product. */
  discounts: number;
}

/** A movement of an account, or its balance. Amounts are per month. */
export interface RevenueAccount {
  accountId: string;
  /** Absent if the account was deleted. */
  username?: string;
  /**
   * When the movement took effect.
   * @format date-time
   */
  effectiveAt: string;
  /** @format date-time */
  recordedAt: string;
  movementCause: MovementCause;
  monthlyBefore: number;
  monthlyAfter: number;
  /** Name of the plan afterwards, or of the one before if there is none. */
  plan?: string;
}

/** Credits that coupons could still grant on the last day of a month, or of a part of it. */
export interface CreditMonth {
  /** @format date */
  sinceDay: string;
  /** @format date */
  untilDay: string;
  isPartial: boolean;
  /** True if some of it was recorded after the month. */
  isRestated: boolean;
  outstandingCredits: number;
  /**
   * Coupons with these credits.
   * @asType integer
   */
  creditCoupons: number;
  /**
   * Coupons without a usage limit; their credits cannot be summed.
   * @asType integer
   */
  unlimitedCoupons: number;
}

/** A coupon that could still grant credits on a day. */
export interface CreditCoupon {
  couponId: string;
  couponCode: string;
  /** True if the coupon does not exist any more. */
  isCouponDeleted: boolean;
  /** Remaining credits; 0 without a usage limit. */
  remainingCredits: number;
  isUnlimited: boolean;
  /** @format date */
  couponLastDay?: string;
}

/** Number of coupons in a situation. */
export interface CouponCount {
  /** Its status, or `available`, `expired`, `exhausted` or `withoutAccounts` if that is active. */
  couponSituation: string;
  /** @asType integer */
  coupons: number;
}
