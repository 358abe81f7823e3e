import type { Role } from "../../contract/staff.ts";
import { ApiError } from "../api/api-error.ts";
import type { TokenSource } from "../api/retry.ts";
import { toClaims } from "./jwt.ts";
import { createRefresher, isRefusal, type Refresher, refreshTokens } from "./refresher.ts";
import type { SessionCalls } from "./session-calls.ts";
import { type EndReason, type SessionEvents, sessionEvents } from "./session-events.ts";
import { type TokenState, toEndTime, toTokenState } from "./token-expiry.ts";
import { toSkew, toUsername } from "./token-facts.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

export interface SessionParts {
  readonly store: TokenStore;
  readonly calls: SessionCalls;
  /** Whether signing out sends a request to the backend. */
  readonly remoteLogout: boolean;
  readonly now?: () => number;
}

/** A staff member's session with one backend. */
export interface Session extends TokenSource, Pick<SessionEvents, "subscribe"> {
  /** Whether there is a session that is usable or renewable. */
  isSignedIn(): boolean;
  /** Display name of the staff member; null if the token has none. */
  name(): string | null;
  /** Username from the token or from the sign-in form; null if neither is known. */
  username(): string | null;
  /** The user whose session has expired, to prefill the sign-in; null after a sign-out. */
  expiredUsername(): string | null;
  /** Role of the staff member, from the token. */
  role(): Role;
  /** Number of different users since this page was loaded. A change means that its state belongs to another user. */
  generation(): number;
  /** Expiry of the access token, in milliseconds since 1970; null if signed out or unknown. */
  expiresAt(): number | null;
  /** Tokens, to redact from error reports. They may leave this page only in a header. */
  secrets(): readonly string[];
  /** Renews the tokens now; rejects with the reason if that fails. */
  renewNow(): Promise<void>;
  signIn(username: string, password: string): Promise<void>;
  /** Always ends the local session. Rejects if the backend could not be notified. */
  signOut(): Promise<void>;
  /** Checks the expiry: after a sleep, when back online, and before a navigation. */
  check(): void;
  /** Applies changes that another tab made to the stored tokens. */
  syncFromStorage(): void;
}

class BackendSession implements Session {
  readonly #store: TokenStore;
  readonly #calls: SessionCalls;
  readonly #remoteLogout: boolean;
  readonly #now: () => number;
  readonly #events = sessionEvents();
  readonly #refresher: Refresher;
  #skew = 0;
  /** The last signed-in user, to detect a change. */
  #person: string | null;
  #expired: string | null = null;
  #generation = 0;
  /** The access token known to this tab, to detect changes by other tabs. */
  #known: string | null;
  /** A token with a lifetime of an hour or less is always "expiring". Renew each value early only once. */
  #renewedAhead: string | null = null;
  readonly subscribe = this.#events.subscribe;

  constructor({ store, calls, remoteLogout, now = Date.now }: SessionParts) {
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

  name(): string | null {
    const claims = toClaims(this.#store.read()?.accessToken ?? "");
    return claims.name ?? claims.username;
  }

  readonly username = (): string | null => toUsername(this.#store.read());
  readonly expiredUsername = (): string | null => this.#expired;
  readonly generation = (): number => this.#generation;

  expiresAt(): number | null {
    const tokens = this.#store.read();
    return tokens === null ? null : toEndTime(tokens, this.#skew);
  }

  secrets(): readonly string[] {
    const { accessToken = "", refreshToken = "" } = this.#store.read() ?? {};
    return [accessToken, refreshToken].filter((token) => token !== "");
  }

  async renewNow(): Promise<void> {
    const tokens = this.#store.read();
    if (tokens !== null) {
      await this.#renew(tokens);
    }
  }

  readonly role = (): Role => toClaims(this.#store.read()?.accessToken ?? "").role;

  async accessToken(): Promise<string | null> {
    const tokens = this.#store.read();
    if (tokens === null) {
      return null;
    }
    if (this.#isOther(tokens)) {
      // This call comes from a page of the previous user. It must not be sent with the next user's token.
      this.syncFromStorage();
      throw new ApiError({ kind: "cancelled", message: "Somebody else has signed in" });
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
    const tokens = this.#store.read();
    if (tokens === null || tokens.accessToken !== refused) {
      return tokens?.accessToken ?? null;
    }
    return this.#renew(tokens);
  }

  async signIn(username: string, password: string): Promise<void> {
    const tokens = { ...(await this.#calls.authenticate(username, password)), username };
    this.#refresher.forget();
    this.#store.write(tokens);
    this.#adopt(tokens);
    this.#begin(tokens);
  }

  async signOut(): Promise<void> {
    const token = this.#store.read()?.accessToken;
    this.#end("signedOut");
    if (this.#remoteLogout && token !== undefined) {
      await this.#calls.logout(token);
    }
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

export function createSession(parts: SessionParts): Session {
  return new BackendSession(parts);
}
