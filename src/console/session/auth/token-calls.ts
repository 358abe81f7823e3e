import type { BackendConfig } from "../../../contract/app-config.ts";
import type { RefreshCall, SignOutCall, TokenAuth } from "../../../contract/backend-auth.ts";
import { ApiError, isTransient } from "../../api/api-error.ts";
import { toAuthAddress } from "../../api/auth-address.ts";
import { toTokenHeader } from "../../api/credentials.ts";
import { type HttpResponse, httpCall } from "../../api/http-call.ts";
import { toWrittenBody, unexpected } from "../../api/json-body.ts";
import { toApiError } from "../../api/problem-body.ts";
import { isObject } from "../../lib/json-object.ts";
import { valueAt } from "../../lib/value-at.ts";
import type { SessionCalls } from "../session-calls.ts";
import { isSendable, type Tokens } from "../token-store.ts";
import { toSentCredentials, toSentFields } from "./sent-fields.ts";
import { toUser } from "./who-am-i.ts";

/** Usual names of the tokens and of the lifetime in seconds, at the top or in `data`. */
const USUAL = {
  access: ["accessToken", "access_token", "access", "token", "jwt", "key"],
  refresh: ["refreshToken", "refresh_token", "refresh"],
  expiresIn: ["expiresIn", "expires_in"],
} as const;

/** Stored in place of a refresh token that the browser keeps as an HTTP-only cookie. */
const IN_COOKIE = "cookie";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function tokenValue(body: unknown, place: string | undefined, usual: readonly string[]): unknown {
  if (place !== undefined) {
    return valueAt(body, place);
  }
  const holders = isObject(body) ? [body, body["data"]].filter(isObject) : [];
  return holders.flatMap((holder) => usual.map((name) => holder[name])).find((value) => isText(value) || Number(value));
}

/** A rejected renewal means that the session has ended. */
function ignoreRefusal(error: unknown): null {
  if (isTransient(error)) {
    throw error;
  }
  return null;
}

interface TokenCallParts {
  readonly backend: BackendConfig;
  readonly auth: TokenAuth;
  readonly timeoutMs: number | null;
  readonly now?: () => number;
}

class TokenCalls implements SessionCalls {
  readonly #backend: BackendConfig;
  readonly #auth: TokenAuth;
  readonly #timeoutMs: number | null;
  readonly #now: () => number;

  constructor({ backend, auth, timeoutMs, now = Date.now }: TokenCallParts) {
    this.#backend = backend;
    this.#auth = auth;
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  async authenticate(username: string, password: string): Promise<Tokens> {
    const { signIn = {} } = this.#auth;
    if (signIn.as === "key") {
      return await this.#withUser({ accessToken: password });
    }
    const { headers, ...body } = toSentCredentials(signIn, username, password);
    const answer = await this.#post(signIn.path ?? this.#backend.paths.authenticate, { headers, ...body });
    return await this.#withUser(this.#toTokens(answer));
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    const { refresh } = this.#auth;
    if (refresh === undefined) {
      throw new ApiError({ kind: "http", statusCode: 401, message: "No refresh token available" });
    }
    const { path = this.#backend.paths.refresh } = refresh;
    return this.#toTokens(await this.#post(path, this.#toRenewal(refresh, refreshToken)));
  }

  async logout(accessToken: string, tokens?: Tokens): Promise<null> {
    const { remoteLogout, paths } = this.#backend;
    const usual = remoteLogout === true ? { path: paths.logout ?? "/logout" } : undefined;
    const { signOut = usual } = this.#auth;
    const refreshToken = tokens?.refreshToken;
    if (signOut === undefined) {
      return null;
    }
    const isEnded = await this.#signOut(signOut, accessToken, refreshToken);
    if (!isEnded && refreshToken !== undefined && this.#auth.refresh !== undefined) {
      // Only the access token has expired: the session lasts as long as its refresh token.
      const renewed = await this.refresh(refreshToken).catch(ignoreRefusal);
      if (renewed !== null) {
        await this.#signOut(signOut, renewed.accessToken, renewed.refreshToken ?? refreshToken);
      }
    }
    return null;
  }

  authenticateAs(): Promise<Tokens> {
    return Promise.reject(new ApiError({ kind: "unexpected", message: "This backend has a sign-in of its own" }));
  }

  /** Returns false if the backend rejects the access token. */
  async #signOut(call: SignOutCall, accessToken: string, refreshToken: string | undefined): Promise<boolean> {
    const field = call.field !== undefined && refreshToken !== undefined ? { [call.field]: refreshToken } : {};
    const { headers, ...body } = toSentFields(call.as ?? "json", { ...call.extra, ...field });
    const answer = await httpCall({
      url: toAuthAddress(this.#backend.url, call.path),
      method: call.method ?? "POST",
      headers: { Accept: "application/json", ...headers, ...toTokenHeader(this.#backend, accessToken) },
      ...body,
      credentials: "include",
      redirect: "manual",
      timeoutMs: this.#timeoutMs,
    });
    if (answer.status >= 400 && answer.status !== 401) {
      throw toApiError(answer);
    }
    return answer.status !== 401;
  }

  #toRenewal({ as = "json", with: by = "body", field = "refreshToken", extra = {} }: RefreshCall, token: string) {
    const sent = toSentFields(as, by === "body" ? { ...extra, [field]: token } : extra);
    return by === "accessToken"
      ? { ...sent, headers: { ...sent.headers, ...toTokenHeader(this.#backend, token) } }
      : sent;
  }

  #post(path: string, { headers, body }: ReturnType<typeof toSentFields>): Promise<HttpResponse> {
    const hasCookie = this.#auth.refresh?.with === "cookie" || this.#auth.cookies === true;
    return httpCall({
      url: toAuthAddress(this.#backend.url, path),
      method: "POST",
      headers: { Accept: "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
      credentials: hasCookie ? "include" : "omit",
      timeoutMs: this.#timeoutMs,
    });
  }

  /** Reads the tokens of a response. Throws an `ApiError` if it has none, or if it was rejected. */
  #toTokens(answer: HttpResponse): Tokens {
    const body = toWrittenBody(answer);
    const { answer: places = {}, refresh } = this.#auth;
    const accessToken = tokenValue(body, places.access, USUAL.access);
    if (!isSendable(accessToken)) {
      const where = places.access === undefined ? "" : ` at ${places.access} (auth.answer.access of config.json)`;
      throw unexpected(answer, `The response has no access token${where}`);
    }
    const seconds = Number(tokenValue(body, places.expiresIn, USUAL.expiresIn) ?? Number.NaN);
    const refreshToken = {
      body: tokenValue(body, places.refresh, USUAL.refresh),
      cookie: IN_COOKIE,
      accessToken,
    }[refresh?.with ?? "body"];
    return {
      accessToken,
      ...(refresh !== undefined && isText(refreshToken) ? { refreshToken } : {}),
      ...(Number.isFinite(seconds) ? { expiresAt: this.#now() + seconds * 1000 } : {}),
    };
  }

  /** Adds the user's name, if there is a call for it. A rejected token rejects the sign-in. */
  async #withUser(tokens: Tokens): Promise<Tokens> {
    const { whoAmI } = this.#auth;
    if (!isSendable(tokens.accessToken)) {
      throw new ApiError({ kind: "http", statusCode: 401, message: "No header can carry this key" });
    }
    if (whoAmI === undefined) {
      return tokens;
    }
    const answer = await httpCall({
      url: toAuthAddress(this.#backend.url, whoAmI.path),
      method: "GET",
      headers: { Accept: "application/json", ...toTokenHeader(this.#backend, tokens.accessToken) },
      credentials: this.#auth.cookies === true ? "include" : "omit",
      timeoutMs: this.#timeoutMs,
    });
    return { ...tokens, ...toUser(answer, whoAmI) };
  }
}

/** Creates the session calls of a backend whose `auth` has the kind `token`. */
export function createTokenCalls(parts: TokenCallParts): SessionCalls {
  return new TokenCalls(parts);
}
