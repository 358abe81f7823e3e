import type { ServiceSpec } from "entity-console/spec";
import type { Periodicity } from "./enums.ts";
import type {
  CouponCount,
  CouponMonth,
  CreditCoupon,
  CreditMonth,
  RevenueAccount,
  RevenueFigure,
  RevenueMonth,
  RevenueSplit,
} from "./revenue.ts";

/** Response to sign-in and refresh (spec §7). */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** Request body of a refresh. */
export interface RefreshRequest {
  /**
   * @minLength 1
   * @maxLength 500
   */
  refreshToken: string;
}

/** Request body of the payment token tool. */
export interface PaymentTokenRequest {
  /**
   * @minLength 1
   * @maxLength 254
   */
  username: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  secret: string;
}

/** Response of the payment token tool. */
export interface PaymentToken {
  token: string;
}

/** Request body of a password change by the signed-in administrator (spec §5). */
export interface PasswordChange {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  currentPassword: string;
  /**
   * @minLength 8
   * @maxLength 200
   */
  newPassword: string;
}

/** Revenue per period from the active accounts of one plan. */
export interface RevenueShare {
  planId: string;
  plan: string;
  periodicity: Periodicity;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  /** @asType integer */
  accounts: number;
  /** Sum of their prices per period. */
  amount: number;
  /** Monthly revenue: a twelfth of yearly prices; on-demand prices count as 0. */
  monthly: number;
}

/** An active account whose price differs from its plan's price. */
export interface PriceDrift {
  accountId: string;
  username: string;
  plan: string;
  amount?: number;
  price: number;
  currency: string;
}

/** Daily figures for finance, computed by the backend. */
export interface FinanceSummary {
  revenue: RevenueShare[];
  /**
   * Active accounts without a price; they are not part of any sum.
   * @asType integer
   */
  unpricedAccounts: number;
  /** @asType integer */
  driftedAccounts: number;
  /** The accounts with the largest difference, in descending order. */
  drifted: PriceDrift[];
  /** Remaining credits of coupons: those that are active, not expired and have uses left. */
  couponCredits: number;
  /**
   * Active coupons without a usage limit, whose credits cannot be summed.
   * @asType integer
   */
  unlimitedCoupons: number;
  /** All coupons by situation. Situations without coupons may be absent. */
  couponSituations?: CouponCount[];
}

/** Period and split of the revenue history. */
export interface RevenueHistoryQuery {
  /**
   * First day, in the business time zone.
   * @format date
   */
  sinceDay: string;
  /**
   * Last day, included. At most 120 months after the first.
   * @format date
   */
  untilDay: string;
  /** @default "unsplit" */
  splitBy?: RevenueSplit;
  /**
   * Only this currency.
   * @pattern ^[A-Z]{3}$
   */
  currency?: string;
  /**
   * Only what was recorded by the end of this day.
   * @format date
   */
  knownOn?: string;
}

/** Recurring revenue and redeemed coupons by month. */
export interface RevenueHistory {
  /** The business time zone. */
  monthsZone: string;
  /** @format date-time */
  computedAt: string;
  /**
   * Day of the first movement; absent if there is none.
   * @format date
   */
  firstMovement?: string;
  /**
   * Version of the rules for movements.
   * @asType integer
   */
  ruleVersion: number;
  revenue: RevenueMonth[];
  coupons: CouponMonth[];
}

/** Selects the accounts behind a figure of the revenue history. */
export interface RevenueAccountsQuery {
  figure: RevenueFigure;
  /** @format date */
  sinceDay: string;
  /** @format date */
  untilDay: string;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  /** Only movements of this plan. */
  planId?: string;
  /** Only movements of this period. */
  periodicity?: Periodicity;
  /** @format date */
  knownOn?: string;
  /**
   * Page of 100 rows, starting at 1.
   * @pattern ^[1-9][0-9]{0,5}$
   */
  page?: string;
}

/** The accounts behind a figure, largest amount first. */
export interface RevenueAccounts {
  accounts: RevenueAccount[];
  /** @asType integer */
  accountCount: number;
}

/** Period of the history of coupon credits. */
export interface CreditHistoryQuery {
  /**
   * First day, in the business time zone.
   * @format date
   */
  sinceDay: string;
  /**
   * Last day, included. At most 120 months after the first.
   * @format date
   */
  untilDay: string;
}

/** Outstanding credits of coupons at the end of each month. */
export interface CreditHistory {
  /** The business time zone. */
  monthsZone: string;
  /** @format date-time */
  computedAt: string;
  /**
   * First day of the history; absent if there is none. Earlier months are omitted.
   * @format date
   */
  firstState?: string;
  credits: CreditMonth[];
}

/** Selects the coupons with outstanding credits on a day. */
export interface CreditCouponsQuery {
  /**
   * The end of this day, or now if it is today.
   * @format date
   */
  balanceDay: string;
  /**
   * Page of 100 rows, starting at 1.
   * @pattern ^[1-9][0-9]{0,5}$
   */
  page?: string;
}

/** The coupons with outstanding credits, most credits first. */
export interface CreditCoupons {
  coupons: CreditCoupon[];
  /** @asType integer */
  couponCount: number;
}

/** Calls of the main backend that belong to no entity (spec §7). */
export const service = {
  title: "Administration console",
  version: "1.0.0",
  calls: {
    authenticate: { method: "POST", path: "/authentication", security: "basic", result: "Tokens" },
    refresh: {
      method: "POST",
      path: "/refresh-token",
      security: "none",
      body: "RefreshRequest",
      result: "Tokens",
    },
    logout: { method: "POST", path: "/logout", security: "bearer" },
    paymentToken: {
      method: "POST",
      path: "/tools/payment/token",
      security: "bearer",
      body: "PaymentTokenRequest",
      result: "PaymentToken",
    },
    financeSummary: {
      method: "GET",
      path: "/dashboard/finance",
      security: "bearer",
      result: "FinanceSummary",
    },
    revenueHistory: {
      method: "GET",
      path: "/dashboard/finance/history",
      security: "bearer",
      query: "RevenueHistoryQuery",
      result: "RevenueHistory",
    },
    revenueAccounts: {
      method: "GET",
      path: "/dashboard/finance/accounts",
      security: "bearer",
      query: "RevenueAccountsQuery",
      result: "RevenueAccounts",
    },
    creditHistory: {
      method: "GET",
      path: "/dashboard/finance/credits",
      security: "bearer",
      query: "CreditHistoryQuery",
      result: "CreditHistory",
    },
    creditCoupons: {
      method: "GET",
      path: "/dashboard/finance/credits/coupons",
      security: "bearer",
      query: "CreditCouponsQuery",
      result: "CreditCoupons",
    },
    changePassword: {
      method: "PUT",
      path: "/users/me/password",
      security: "bearer",
      body: "PasswordChange",
    },
  },
} as const satisfies ServiceSpec;
