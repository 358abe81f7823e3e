import type { BackendConfig } from "../../../contract/app-config.ts";
import type { CookieAuth } from "../../../contract/backend-auth.ts";
import { ApiError, isTransient } from "../../api/api-error.ts";
import { toAuthAddress } from "../../api/auth-address.ts";
import { toCookieSender } from "../../api/csrf.ts";
import type { HttpResponse } from "../../api/http-call.ts";
import { toApiError } from "../../api/problem-body.ts";
import type { SessionCalls } from "../session-calls.ts";
import type { Tokens } from "../token-store.ts";
import { errorInPage } from "./error-in-page.ts";
import { toSentCredentials, toSentFields } from "./sent-fields.ts";
import { toUser } from "./who-am-i.ts";

interface CookieCallParts {
  readonly backend: BackendConfig;
  readonly auth: CookieAuth;
  readonly timeoutMs: number | null;
}

/** Stored in place of a refresh token: the session is renewable as long as who-am-I returns a user. */
const IN_COOKIE = "cookie";

/** A unique value in place of an access token, so that other tabs notice a new sign-in. It is no secret. */
const newMark = (): string => `cookie-${[...crypto.getRandomValues(new Uint8Array(8))].join("-")}`;

/** A status that only means that nobody is signed in. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);

function throwIfRefused(answer: HttpResponse): void {
  if (answer.status >= 400) {
    const error = toApiError(answer);
    const { statusCode, message, details } = error;
    const serverMessage = error.serverMessage ?? errorInPage(answer);
    throw new ApiError({ kind: "http", statusCode, message, details, serverMessage });
  }
}

/** Creates the requests of a session in a cookie. */
function createCookieRequests({ backend, auth, timeoutMs }: CookieCallParts) {
  const sender = toCookieSender(backend, timeoutMs);
  const toUrl = (path: string) => toAuthAddress(backend.url, path);
  const base = { timeoutMs, redirect: "manual" } as const;

  /** Returns the signed-in user. */
  async function askWho(): Promise<Pick<Tokens, "name" | "username" | "role">> {
    const headers = { Accept: "application/json" };
    return toUser(await sender.send({ url: toUrl(auth.whoAmI.path), method: "GET", headers, timeoutMs }), auth.whoAmI);
  }

  async function signIn(username: string, password: string): Promise<HttpResponse> {
    await sender.prepare();
    const { path = backend.paths.authenticate } = auth.signIn;
    const { headers, ...body } = toSentCredentials(auth.signIn, username, password);
    const answer = await sender.send({
      url: toUrl(path),
      method: "POST",
      headers: { Accept: "application/json", ...headers },
      ...body,
      ...base,
    });
    throwIfRefused(answer);
    return answer;
  }

  async function signOut(): Promise<null> {
    const { headers, ...body } = toSentFields(auth.signOut.as ?? "json", auth.signOut.extra ?? {});
    const answer = await sender.send({
      url: toUrl(auth.signOut.path),
      method: auth.signOut.method ?? "POST",
      headers: { Accept: "application/json", ...headers },
      ...body,
      ...base,
    });
    if (!isNobody(answer.status >= 400 ? toApiError(answer) : null)) {
      throwIfRefused(answer);
    }
    sender.forget();
    return null;
  }

  /** Ends a session that is left in the cookie. Without it, who-am-I would return its user after a wrong password. */
  async function endOther(): Promise<void> {
    const user = await askWho().catch((error: unknown) => {
      if (isTransient(error)) {
        throw error;
      }
      return null;
    });
    if (user !== null) {
      await signOut();
    }
  }

  return { askWho, signIn, signOut, endOther, forget: () => sender.forget() };
}

/** Creates the session calls of a backend whose `auth` has the kind `cookie`. */
export function createCookieCalls(parts: CookieCallParts): SessionCalls {
  const { askWho, signIn, signOut, endOther, forget } = createCookieRequests(parts);
  return {
    async authenticate(username, password) {
      if (parts.auth.signIn.as === "form") {
        await endOther();
      }
      const answer = await signIn(username, password);
      // A form redirects after a sign-in, and returns itself after a wrong password: the who-am-I call decides.
      const user = await askWho().catch((error: unknown) => {
        const serverMessage = errorInPage(answer);
        throw isNobody(error)
          ? new ApiError({ kind: "http", statusCode: 401, message: "Unauthorized", serverMessage })
          : error;
      });
      forget();
      return { accessToken: newMark(), refreshToken: IN_COOKIE, ...user };
    },
    async refresh(_refreshToken, tokens) {
      const user = await askWho().catch((error: unknown) => {
        throw isNobody(error)
          ? new ApiError({ kind: "http", statusCode: 401, message: "The session has ended" })
          : error;
      });
      return { accessToken: tokens?.accessToken ?? newMark(), ...user };
    },
    logout: signOut,
    authenticateAs: () =>
      Promise.reject(new ApiError({ kind: "unexpected", message: "This backend has a sign-in of its own" })),
  };
}
