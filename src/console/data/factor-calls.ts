import type { EnrolledFactor, FactorList, TotpEnrolment } from "../../contract/factors.ts";
import type { Transport } from "../../contract/transport.ts";

/** Calls of a backend with the ability `secondFactor`, for the signed-in user. */
export function createFactorCalls(transport: Transport) {
  return {
    list: () => transport.send<FactorList>({ method: "GET", path: "/factors" }),
    startTotp: () => transport.send<TotpEnrolment>({ method: "POST", path: "/factors/totp" }),
    confirmTotp: (body: { readonly ticket: string; readonly code: string }) =>
      transport.send<EnrolledFactor>({ method: "POST", path: "/factors/totp/confirm", body }),
    renewRecoveryCodes: async () =>
      (
        await transport.send<{ readonly recoveryCodes: readonly string[] }>({
          method: "POST",
          path: "/factors/recovery-codes",
        })
      ).recoveryCodes,
    /** Removes all factors of another staff user. */
    resetOf: (id: string) =>
      transport.send<undefined>({ method: "DELETE", path: "/staff/{id}/factors", params: { id } }),
    remove: (id: string) => transport.send<undefined>({ method: "DELETE", path: "/factors/{id}", params: { id } }),
  };
}

export type FactorCalls = ReturnType<typeof createFactorCalls>;
