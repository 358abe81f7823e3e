// @generated from schema/service.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type CallOptions, type Transport, withQuery } from "entity-console/generated";
import type {
  CreditCoupons,
  CreditCouponsQuery,
  CreditHistory,
  CreditHistoryQuery,
  FinanceSummary,
  PasswordChange,
  PaymentToken,
  PaymentTokenRequest,
  RevenueAccounts,
  RevenueAccountsQuery,
  RevenueHistory,
  RevenueHistoryQuery,
} from "../../schema/service.ts";

/** Calls that belong to no entity. They reject with an `ApiError`. */
export function serviceApi(transport: Transport) {
  return {
    /** POST /tools/payment/token */
    paymentToken: (body: PaymentTokenRequest, options?: CallOptions) =>
      transport.send<PaymentToken>({ method: "POST", path: "/tools/payment/token", body }, options),
    /** GET /dashboard/finance */
    financeSummary: (options?: CallOptions) =>
      transport.send<FinanceSummary>({ method: "GET", path: "/dashboard/finance" }, options),
    /** GET /dashboard/finance/history */
    revenueHistory: (query: RevenueHistoryQuery, options?: CallOptions) =>
      transport.send<RevenueHistory>({ method: "GET", path: withQuery("/dashboard/finance/history", query) }, options),
    /** GET /dashboard/finance/accounts */
    revenueAccounts: (query: RevenueAccountsQuery, options?: CallOptions) =>
      transport.send<RevenueAccounts>({ method: "GET", path: withQuery("/dashboard/finance/accounts", query) }, options),
    /** GET /dashboard/finance/credits */
    creditHistory: (query: CreditHistoryQuery, options?: CallOptions) =>
      transport.send<CreditHistory>({ method: "GET", path: withQuery("/dashboard/finance/credits", query) }, options),
    /** GET /dashboard/finance/credits/coupons */
    creditCoupons: (query: CreditCouponsQuery, options?: CallOptions) =>
      transport.send<CreditCoupons>({ method: "GET", path: withQuery("/dashboard/finance/credits/coupons", query) }, options),
    /** PUT /users/me/password */
    changePassword: (body: PasswordChange, options?: CallOptions) =>
      transport.send<void>({ method: "PUT", path: "/users/me/password", body }, options),
  };
}

export type Service = ReturnType<typeof serviceApi>;
