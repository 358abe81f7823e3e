import type { AppConfig, BackendConfig } from "../../contract/app-config.ts";
import type { BackendAuth } from "../../contract/backend-auth.ts";
import { ApiError } from "../api/api-error.ts";
import { toConsolePath } from "../lib/base-path.ts";
import { safeStorage } from "../lib/safe-storage.ts";
import { callbackAddress } from "./auth/callback-address.ts";
import { type SessionCalls, sessionCalls } from "./session-calls.ts";
import type { SignInForm } from "./session-types.ts";

/** Loads the session calls that `auth` of the config describes. */
async function loadCalls(backend: BackendConfig, timeoutMs: number | null): Promise<SessionCalls> {
  const { auth } = backend;
  if (auth?.kind === "token") {
    return (await import("./auth/token-calls.ts")).createTokenCalls({ backend, auth, timeoutMs });
  }
  if (auth?.kind === "cookie") {
    return (await import("./auth/cookie-calls.ts")).createCookieCalls({ backend, auth, timeoutMs });
  }
  if (auth?.kind === "oidc") {
    const storage = safeStorage(() => window.localStorage);
    return (await import("./auth/oidc-calls.ts")).createOidcCalls({ auth, storage, timeoutMs });
  }
  throw new ApiError({ kind: "unexpected", message: `A backend of the kind ${auth?.kind} has no sign-in of its own` });
}

/**
 * The calls of a session, with the sign-in through the company's provider (`features.companySignIn` of the config). Its
 * code is lazy-loaded.
 */
export function withCompanySignIn(calls: SessionCalls, url: string, timeoutMs: number | null): SessionCalls {
  const load = async () => (await import("./auth/company-calls.ts")).createCompanyCalls(url, timeoutMs);
  return {
    ...calls,
    begin: async () => (await load()).begin(),
    finish: async (address) => (await load()).finish(address),
  };
}

function refuseRedirect(): never {
  throw new ApiError({ kind: "unexpected", message: "Users of this backend do not sign in on another page" });
}

/**
 * Creates the calls of a session: those of spec §7, or those of the backend's `auth`. Their code is loaded with the
 * first call.
 */
export function createSessionCalls(backend: BackendConfig, timeoutMs: number | null): SessionCalls {
  if (backend.auth === undefined) {
    return sessionCalls(backend, timeoutMs);
  }
  let loading: Promise<SessionCalls> | null = null;
  const load = (): Promise<SessionCalls> => {
    // After a failed download, the next call tries again.
    loading ??= loadCalls(backend, timeoutMs).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    authenticate: async (...typed) => (await load()).authenticate(...typed),
    refresh: async (...stored) => (await load()).refresh(...stored),
    begin: async () => (await load()).begin?.() ?? refuseRedirect(),
    finish: async (address) => (await load()).finish?.(address) ?? refuseRedirect(),
    logout: async (...stored) => (await load()).logout(...stored),
    authenticateAs: async (...vouched) => (await load()).authenticateAs(...vouched),
  };
}

const FORMS = { basic: "basic", json: "password", form: "password", key: "key" } as const;

/** The sign-in form that a backend's `auth` requires. */
export function toSignInForm({ auth }: { readonly auth?: BackendAuth | undefined }): SignInForm {
  switch (auth?.kind) {
    case "token":
    case "cookie":
      return FORMS[auth.signIn?.as ?? "basic"];
    case "oidc":
      return "redirect";
    case "none":
      return "none";
    default:
      return "basic";
  }
}

/** Path of the console that users are redirected to after a sign-in on another page; null if there is none. */
export function toCallbackPath({ auth }: BackendConfig, features: AppConfig["features"] = {}): string | null {
  if (features["companySignIn"] === true) {
    return "/signed-in";
  }
  return auth?.kind === "oidc" ? toConsolePath(new URL(callbackAddress(auth)).pathname) : null;
}

/** Whether signing out sends a request to the backend, or leads to a page of the provider. */
export function hasRemoteSignOut({ auth, remoteLogout = false }: BackendConfig): boolean {
  switch (auth?.kind) {
    case "token":
      return auth.signOut !== undefined || remoteLogout;
    case "cookie":
    case "oidc":
      return true;
    default:
      return remoteLogout;
  }
}
