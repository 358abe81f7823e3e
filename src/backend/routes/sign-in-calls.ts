import type { BackendCall } from "../../contract/backend.ts";

/** The calls for sign-in and sign-out. */
export type SignInCalls = Readonly<Record<"authenticate" | "refresh" | "logout", BackendCall>>;

const tokens: BackendCall["result"] = {
  type: "object",
  properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
};

const standard: SignInCalls = {
  authenticate: { method: "POST", path: "/authentication", body: null, result: tokens },
  refresh: {
    method: "POST",
    path: "/refresh-token",
    body: {
      type: "object",
      properties: { refreshToken: { type: "string", minLength: 1, maxLength: 500 } },
      required: ["refreshToken"],
      additionalProperties: false,
    },
    result: tokens,
  },
  logout: { method: "POST", path: "/logout", body: null, result: null },
};

/** Reads the calls from the product's `schema/service.ts`; without it, the standard ones apply. */
export function toSignInCalls(service: Readonly<Record<string, BackendCall>>): SignInCalls {
  const { authenticate, refresh, logout } = service;
  return {
    authenticate: authenticate ?? standard.authenticate,
    refresh: refresh ?? standard.refresh,
    logout: logout ?? standard.logout,
  };
}

/** OpenAPI description of a call that the generator did not describe. */
export function toSummary(call: BackendCall, summary: string): { readonly summary?: string } {
  return Object.values(standard).includes(call) ? { summary } : {};
}
