import type { TokenSource } from "../api/transport.ts";
import { toClaims } from "./jwt.ts";
import { createRefresher, isRefusal, type Refresher, refreshTokens } from "./refresher.ts";
import type { SessionCalls } from "./session-calls.ts";
import { type EndReason, type SessionEvents, sessionEvents } from "./session-events.ts";
import { type TokenState, toTokenState } from "./token-expiry.ts";
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
  /** The username, where the token tells or this page saw it typed; null otherwise. */
  username(): string | null;
  signIn(username: string, password: string): Promise<void>;
  /** Ends the session here whatever happens; rejects where the backend could not be told. */
  signOut(): Promise<void>;
  /** Looks at the clock again: after a sleep, on coming back online, before a visit to a page. */
  check(): void;
  /** What another tab did to the stored tokens. */
  syncFromStorage(): void;
}

/** The clock skew: how far this computer's clock is behind the backend's, by a token that was made just now. */
function toSkew(tokens: Tokens, now: number): number {
  const { issuedAt } = toClaims(tokens.accessToken);
  return issuedAt === null ? 0 : issuedAt * 1000 - now;
}

class BackendSession implements Session {
  readonly #store: TokenStore;
  readonly #calls: SessionCalls;
  readonly #remoteLogout: boolean;
  readonly #now: () => number;
  readonly #events = sessionEvents();
  readonly #refresher: Refresher;
  #skew = 0;
  /** An opaque token does not say whose it is. */
  #typedUsername: string | null = null;
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
    this.#known = store.read()?.accessToken ?? null;
  }

  readonly isSignedIn = (): boolean => {
    const tokens = this.#store.read();
    return tokens !== null && (tokens.refreshToken !== undefined || this.#stateOf(tokens) !== "expired");
  };

  name(): string | null {
    const claims = toClaims(this.#store.read()?.accessToken ?? "");
    return claims.name ?? claims.username;
  }

  username(): string | null {
    const tokens = this.#store.read();
    return tokens === null ? null : (toClaims(tokens.accessToken).username ?? this.#typedUsername);
  }

  async accessToken(): Promise<string | null> {
    const tokens = this.#store.read();
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
    const tokens = this.#store.read();
    if (tokens === null || tokens.accessToken !== refused) {
      return tokens?.accessToken ?? null;
    }
    return this.#renew(tokens);
  }

  async signIn(username: string, password: string): Promise<void> {
    const tokens = await this.#calls.authenticate(username, password);
    this.#refresher.forget();
    this.#store.write(tokens);
    this.#typedUsername = username;
    this.#adopt(tokens);
    this.#events.emit({ type: "in" });
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
    const stored = this.#store.read()?.accessToken ?? null;
    const before = this.#known;
    this.#known = stored;
    if (stored === null && before !== null) {
      this.#end("otherTab");
    } else if (stored !== null && before === null) {
      this.#events.emit({ type: "in" });
    }
  }

  #stateOf(tokens: Tokens): TokenState {
    return toTokenState(tokens.accessToken, this.#now() + this.#skew);
  }

  #adopt(tokens: Tokens): void {
    this.#skew = toSkew(tokens, this.#now());
    this.#known = tokens.accessToken;
    this.#renewedAhead = this.#stateOf(tokens) === "expiring" ? tokens.accessToken : null;
  }

  #end(reason: EndReason): void {
    this.#refresher.forget();
    this.#store.clear();
    this.#known = null;
    this.#typedUsername = null;
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
