import type { BackendCall } from "../../contract/backend.ts";

/** The calls that sign in and out. */
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

/** As a product's `schema/service.ts` states them; a product without one has the standard ones. */
export function toSignInCalls(service: Readonly<Record<string, BackendCall>>): SignInCalls {
  const { authenticate, refresh, logout } = service;
  return {
    authenticate: authenticate ?? standard.authenticate,
    refresh: refresh ?? standard.refresh,
    logout: logout ?? standard.logout,
  };
}

/** What the document needs of a call that the generator has not described. */
export function toSummary(call: BackendCall, summary: string): { readonly summary?: string } {
  return Object.values(standard).includes(call) ? { summary } : {};
}
