import type { EnrolledFactor, FactorList, FactorRow, PasskeyChallenge, TotpEnrolment } from "../../contract/factors.ts";
import type { Transport } from "../../contract/transport.ts";
import { createPasskey } from "../session/passkeys.ts";

/** Calls of a backend with the ability `secondFactor`, for the signed-in user. */
export function createFactorCalls(transport: Transport) {
  return {
    list: () => transport.send<FactorList>({ method: "GET", path: "/factors" }),
    startTotp: () => transport.send<TotpEnrolment>({ method: "POST", path: "/factors/totp" }),
    confirmTotp: (body: { readonly ticket: string; readonly code: string }) =>
      transport.send<EnrolledFactor>({ method: "POST", path: "/factors/totp/confirm", body }),
    /** Lets the user create a passkey, and adds it. */
    addPasskey: async (name: string) => {
      const { ticket, options } = await transport.send<PasskeyChallenge>({ method: "POST", path: "/factors/passkey" });
      const body = { ticket, name, response: await createPasskey(options) };
      return await transport.send<EnrolledFactor>({ method: "POST", path: "/factors/passkey/confirm", body });
    },
    rename: ({ id, name }: { readonly id: string; readonly name: string }) =>
      transport.send<FactorRow>({ method: "PUT", path: "/factors/{id}", params: { id }, body: { name } }),
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
