import type { ServiceSpec } from "#spec";
import type { Periodicity } from "./enums.ts";

/** What signing in and refreshing answer (spec §7). */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** What a refresh is asked with. */
export interface RefreshRequest {
  /**
   * @minLength 1
   * @maxLength 500
   */
  refreshToken: string;
}

/** What the payment token tool sends. */
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

/** What the payment token tool gets. */
export interface PaymentToken {
  token: string;
}

/** What a signed-in administrator sends to change their own password (spec §5). */
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

/** What the active accounts of one plan pay for one period. */
export interface RevenueShare {
  planId: string;
  plan: string;
  periodicity: Periodicity;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  /** @asType integer */
  accounts: number;
  /** What they pay each period, together. */
  amount: number;
  /** The same by the month: a twelfth of what is paid yearly, and nothing of what is paid on demand. */
  monthly: number;
}

/** An active account that pays something else than its plan asks. */
export interface PriceDrift {
  accountId: string;
  username: string;
  plan: string;
  amount?: number;
  price: number;
  currency: string;
}

/** What finance looks at every day, added up by the backend. */
export interface FinanceSummary {
  revenue: RevenueShare[];
  /**
   * Active accounts that took no price, so that no sum has a part of them.
   * @asType integer
   */
  unpricedAccounts: number;
  /** @asType integer */
  driftedAccounts: number;
  /** The first of them, the widest apart first. */
  drifted: PriceDrift[];
  /** Credits that coupons can still give: those that are active, not expired and have uses left. */
  couponCredits: number;
  /**
   * Coupons among them without a limit, whose credits nobody can add up.
   * @asType integer
   */
  unlimitedCoupons: number;
}

/** The main backend's calls that belong to no entity (spec §7). */
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
    changePassword: {
      method: "PUT",
      path: "/users/me/password",
      security: "bearer",
      body: "PasswordChange",
    },
  },
} as const satisfies ServiceSpec;
