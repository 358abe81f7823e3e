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
  /** Whether signing out is told to the backend. */
  readonly remoteLogout: boolean;
  readonly now?: () => number;
}

/** The sign-in of a staff member to one backend. */
export interface Session extends TokenSource, Pick<SessionEvents, "subscribe"> {
  /** Whether there is a session that can still be used, or renewed. */
  isSignedIn(): boolean;
  /** The name to greet the staff member with; null where the token does not tell. */
  name(): string | null;
  /** The username, as the token tells it or as it was typed; null where neither is known. */
  username(): string | null;
  /** The user whose session has expired, to prefill the sign-in; null after a sign-out. */
  expiredUsername(): string | null;
  /** What the staff member may do, as far as the token tells. */
  role(): Role;
  /** How many people signed in one after the other while this page lived: what it holds is the last one's. */
  generation(): number;
  /** When the access token ends, in milliseconds since 1970; null where nobody is signed in, or it does not tell. */
  expiresAt(): number | null;
  /** What must never leave this page but in a header. */
  secrets(): readonly string[];
  /** Exchanges the tokens now; rejects with why that cannot be. */
  renewNow(): Promise<void>;
  signIn(username: string, password: string): Promise<void>;
  /** Ends the session here whatever happens; rejects where the backend could not be told. */
  signOut(): Promise<void>;
  /** Looks at the clock again: after a sleep, on coming back online, before a visit to a page. */
  check(): void;
  /** What another tab did to the stored tokens. */
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
  /** Who signed in last, to notice that it is somebody else. */
  #person: string | null;
  #expired: string | null = null;
  #generation = 0;
  /** The access token that this tab knows of, to notice what other tabs do. */
  #known: string | null;
  /** A token of an hour or less is expiring from birth: each value is renewed ahead of time once, not for ever. */
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
      // What asks is a page of the last person's: its calls are not made in the name of the next.
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
      // Out of reach is not out of session: the next call tries again.
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
      // A tab that slept through a sign-out and a sign-in, or was handed both at once.
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
      // Many calls may have waited for the same answer; the first one to hear of it ends the session.
      if (isRefusal(error) && this.#store.read()?.accessToken === tokens.accessToken) {
        this.#end(tokens.refreshToken === undefined ? "noRefreshToken" : "refreshFailed");
      }
      throw error;
    }
  }

  /** Before the token ends there is no hurry: the call goes on with the one it has, and a failure changes nothing. */
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
