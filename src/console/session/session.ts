import type { Role } from "../../contract/staff.ts";
import { ApiError } from "../api/api-error.ts";
import { createRefresher, isRefusal, type Refresher, refreshTokens } from "./refresher.ts";
import type { SessionCalls } from "./session-calls.ts";
import { type EndReason, sessionEvents } from "./session-events.ts";
import type { Session, SignInForm } from "./session-types.ts";
import { type TokenState, toEndTime, toTokenState } from "./token-expiry.ts";
import { toName, toRole, toSkew, toUsername } from "./token-facts.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

export interface SessionParts {
  readonly store: TokenStore;
  readonly calls: SessionCalls;
  /** Whether signing out sends a request to the backend. */
  readonly remoteLogout: boolean;
  /** Default: `basic`. */
  readonly form?: SignInForm;
  readonly now?: () => number;
}

class BackendSession implements Session {
  readonly #store: TokenStore;
  readonly #calls: SessionCalls;
  readonly #remoteLogout: boolean;
  readonly #now: () => number;
  readonly form: SignInForm;
  readonly #events = sessionEvents();
  readonly #refresher: Refresher;
  #skew = 0;
  #failure: unknown = null;
  /** The last signed-in user, to detect a change. */
  #person: string | null;
  #expired: string | null = null;
  #generation = 0;
  /** The access token known to this tab, to detect changes by other tabs. */
  #known: string | null;
  /** A token with a lifetime of an hour or less is always "expiring". Renew each value early only once. */
  #renewedAhead: string | null = null;
  readonly subscribe = this.#events.subscribe;

  constructor({ store, calls, remoteLogout, form = "basic", now = Date.now }: SessionParts) {
    this.form = form;
    this.#store = store;
    this.#calls = calls;
    this.#remoteLogout = remoteLogout;
    this.#now = now;
    this.#refresher = createRefresher({ store, fetchTokens: (stored) => refreshTokens(calls, stored), now });
    const stored = store.read();
    this.#known = stored?.accessToken ?? null;
    this.#person = toUsername(stored);
  }

  readonly isSignedIn = (): boolean => {
    const tokens = this.#store.read();
    return tokens !== null && (tokens.refreshToken !== undefined || this.#stateOf(tokens) !== "expired");
  };

  readonly name = (): string | null => toName(this.#store.read());

  readonly username = (): string | null => toUsername(this.#store.read());
  readonly expiredUsername = (): string | null => this.#expired;
  readonly generation = (): number => this.#generation;

  expiresAt(): number | null {
    const tokens = this.#store.read();
    return tokens === null ? null : toEndTime(tokens, this.#skew);
  }

  secrets(): readonly string[] {
    const { accessToken = "", refreshToken = "", idToken = "" } = this.#store.read() ?? {};
    return [accessToken, refreshToken, idToken].filter((token) => token !== "");
  }

  async renewNow(): Promise<void> {
    const tokens = this.#store.read();
    if (tokens !== null) {
      await this.#renew(tokens);
    }
  }

  readonly role = (): Role => toRole(this.#store.read());

  async accessToken(): Promise<string | null> {
    const tokens = this.#readOwn();
    if (tokens === null) {
      return null;
    }
    const state = this.#stateOf(tokens);
    if (state === "expired") {
      return this.#renew(tokens);
    }
    if (state === "expiring") {
      this.#renewAhead(tokens);
    }
    return tokens.accessToken;
  }

  async renewedToken(refused: string): Promise<string | null> {
    const tokens = this.#readOwn();
    return tokens?.accessToken === refused ? this.#renew(tokens) : (tokens?.accessToken ?? null);
  }

  async signIn(username: string, password: string): Promise<void> {
    // For a key, the form has no username.
    const typed = username === "" ? {} : { username };
    this.startWith({ ...typed, ...(await this.#calls.authenticate(username, password)) });
  }

  async beginSignIn(): Promise<string> {
    return await required(this.#calls.begin?.());
  }

  async finishSignIn(address: URL): Promise<boolean> {
    try {
      this.#failure = null;
      this.startWith(await required(this.#calls.finish?.(address)));
      return true;
    } catch (error) {
      this.#failure = error;
      return false;
    }
  }

  readonly signInFailure = (): unknown => this.#failure;

  async signOut(): Promise<string | null> {
    const tokens = this.#store.read();
    this.#end("signedOut");
    return this.#remoteLogout && tokens !== null ? await this.#calls.logout(tokens.accessToken, tokens) : null;
  }

  check(): void {
    const tokens = this.#store.read();
    if (tokens === null || this.#stateOf(tokens) !== "expired") {
      return;
    }
    if (tokens.refreshToken === undefined) {
      this.#end("noRefreshToken");
    } else {
      // An unreachable backend does not end the session: the next call retries.
      this.#renew(tokens).catch(() => undefined);
    }
  }

  syncFromStorage(): void {
    const stored = this.#store.read();
    const before = this.#known;
    this.#known = stored?.accessToken ?? null;
    if (stored === null) {
      if (before !== null) {
        this.#end("otherTab");
      }
      return;
    }
    if (before !== null && this.#isOther(stored)) {
      // Another user signed in while this tab was suspended: report the end of the old session first.
      this.#refresher.forget();
      this.#events.emit({ type: "out", reason: "otherTab" });
      this.#begin(stored);
    } else if (before === null) {
      this.#begin(stored);
    }
  }

  startWith(tokens: Tokens): void {
    this.#refresher.forget();
    this.#store.write(tokens);
    this.#adopt(tokens);
    this.#begin(tokens);
  }

  /** The stored tokens. A call of the previous user's page is cancelled: it must not have the next user's token. */
  #readOwn(): Tokens | null {
    const tokens = this.#store.read();
    if (tokens !== null && this.#isOther(tokens)) {
      this.syncFromStorage();
      throw new ApiError({ kind: "cancelled", message: "Another user has signed in" });
    }
    return tokens;
  }

  #isOther(tokens: Tokens): boolean {
    const person = toUsername(tokens);
    return person !== null && this.#person !== null && person !== this.#person;
  }

  #begin(tokens: Tokens): void {
    const isOther = this.#isOther(tokens);
    this.#person = toUsername(tokens) ?? this.#person;
    this.#expired = null;
    this.#generation += isOther ? 1 : 0;
    this.#events.emit(isOther ? { type: "in", isOther } : { type: "in" });
  }

  #stateOf(tokens: Tokens): TokenState {
    return toTokenState(tokens, this.#now(), this.#skew);
  }

  #adopt(tokens: Tokens): void {
    this.#skew = toSkew(tokens, this.#now());
    this.#known = tokens.accessToken;
    this.#renewedAhead = this.#stateOf(tokens) === "expiring" ? tokens.accessToken : null;
  }

  #end(reason: EndReason): void {
    const isExpired = reason === "refreshFailed" || reason === "noRefreshToken";
    this.#expired = isExpired ? (toUsername(this.#store.read()) ?? this.#person) : null;
    this.#refresher.forget();
    this.#store.clear();
    this.#known = null;
    this.#events.emit({ type: "out", reason });
  }

  async #renew(tokens: Tokens): Promise<string> {
    try {
      const renewed = await this.#refresher.renew(tokens);
      this.#readOwn();
      if (renewed.accessToken !== this.#known) {
        this.#adopt(renewed);
      }
      return renewed.accessToken;
    } catch (error) {
      // Many calls may share this failed renewal; only the first one ends the session.
      if (isRefusal(error) && this.#store.read()?.accessToken === tokens.accessToken) {
        this.#end(tokens.refreshToken === undefined ? "noRefreshToken" : "refreshFailed");
      }
      throw error;
    }
  }

  /** Renews in the background before expiry. The call continues with the current token, and a failure is ignored. */
  #renewAhead(tokens: Tokens): void {
    if (tokens.refreshToken !== undefined && this.#renewedAhead !== tokens.accessToken) {
      this.#renewedAhead = tokens.accessToken;
      this.#refresher.renew(tokens).then(
        (renewed) => this.#adopt(renewed),
        () => undefined,
      );
    }
  }
}

/** The call of a sign-in on another page, which not every backend has. */
function required<T>(call: Promise<T> | undefined): Promise<T> {
  return call ?? Promise.reject(new ApiError({ kind: "unexpected", message: "There is no sign-in on another page" }));
}

export function createSession(parts: SessionParts): Session {
  return new BackendSession(parts);
}
