// @generated from schema/service.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { CallOptions, Transport } from "entity-console/generated";
import type {
  FinanceSummary,
  PasswordChange,
  PaymentToken,
  PaymentTokenRequest,
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
    /** PUT /users/me/password */
    changePassword: (body: PasswordChange, options?: CallOptions) =>
      transport.send<void>({ method: "PUT", path: "/users/me/password", body }, options),
  };
}

export type Service = ReturnType<typeof serviceApi>;
