import type { ServiceSpec } from "#spec";

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
    changePassword: {
      method: "PUT",
      path: "/users/me/password",
      security: "bearer",
      body: "PasswordChange",
    },
  },
} as const satisfies ServiceSpec;
