import type { BackendConfig } from "../../contract/app-config.ts";
import { type HttpCall, type HttpResponse, httpCall } from "./http-call.ts";

/** How the calls of a backend identify the user. */
export interface Credentials {
  /** Sends a call with the token of the session; without one if it is null. */
  send(call: HttpCall, token: string | null): Promise<HttpResponse>;
  /** Whether a response with this status may mean that the session has ended. */
  isDoubtful(status: number): boolean;
}

/** Header with a token. Default: a bearer token (spec §7). */
export function toTokenHeader(
  { auth }: Pick<BackendConfig, "auth">,
  token: string,
): { readonly [name: string]: string } {
  const { header = "Authorization", scheme = "Bearer" } = (auth?.kind === "token" ? auth.send : undefined) ?? {};
  return { [header]: scheme === "" ? token : `${scheme} ${token}` };
}

/** Creates the credentials that `auth` of the backend's config states. */
export function createCredentials(backend: BackendConfig, timeoutMs: number | null): Credentials {
  const { auth } = backend;
  const doubtOn = (auth?.kind === "token" || auth?.kind === "cookie" ? auth.doubtOn : undefined) ?? [];
  const isDoubtful = (status: number): boolean => status === 401 || doubtOn.includes(status);
  if (auth?.kind === "none") {
    return { send: (call) => httpCall(call), isDoubtful: () => false };
  }
  if (auth?.kind === "cookie") {
    // Loaded on demand: most backends take tokens.
    const sender = async () => (await import("./csrf.ts")).toCookieSender(backend, timeoutMs);
    return { send: async (call) => await (await sender()).send(call), isDoubtful };
  }
  // A session cookie of the same site would override the token: Django checks such calls for a CSRF token.
  const cookies = auth?.kind === "token" && auth.cookies !== true ? { credentials: "omit" as const } : {};
  return {
    send: (call, token) =>
      httpCall({
        ...call,
        headers: { ...call.headers, ...(token === null ? {} : toTokenHeader(backend, token)) },
        ...cookies,
      }),
    isDoubtful,
  };
}
