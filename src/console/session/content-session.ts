import { ApiError } from "../api/api-error.ts";
import type { TokenSource } from "../api/transport.ts";
import { exclusively } from "../lib/with-cross-tab-lock.ts";
import { toClaims } from "./jwt.ts";
import { isRefusal } from "./refresher.ts";
import type { Session } from "./session.ts";
import type { SessionCalls } from "./session-calls.ts";
import { toTokenState } from "./token-expiry.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

export interface ContentSessionParts {
  readonly store: TokenStore;
  readonly calls: Pick<SessionCalls, "authenticateAs" | "refresh">;
  /** The staff member's own session, whose username signs in here. */
  readonly main: Session;
  readonly now?: () => number;
}

/** After a failure, for so long the same answer is given without asking again. */
const COOL_DOWN_MS = 5000;

/**
 * The session with the content backend (spec §6). Nobody signs in to it: it begins, and begins anew when its token
 * has expired, with the username of whoever is signed in to the main backend. Its failures are the content calls'
 * own; the main session never hears of them.
 */
class ContentSession implements TokenSource {
  readonly #store: TokenStore;
  readonly #calls: ContentSessionParts["calls"];
  readonly #main: Session;
  readonly #now: () => number;
  #epoch = 0;
  #running: Promise<string> | null = null;
  #failure: { readonly error: unknown; readonly until: number } | null = null;

  constructor({ store, calls, main, now = Date.now }: ContentSessionParts) {
    this.#store = store;
    this.#calls = calls;
    this.#main = main;
    this.#now = now;
    // It lives and dies with the staff member's own session, and is never handed on to the next one.
    main.subscribe(() => this.#forget());
  }

  async accessToken(): Promise<string | null> {
    const tokens = this.#store.read();
    return tokens !== null && this.#isUsable(tokens) ? tokens.accessToken : this.#renew(tokens?.accessToken);
  }

  async renewedToken(refused: string): Promise<string | null> {
    return this.#renew(refused);
  }

  #isUsable({ accessToken }: Tokens): boolean {
    return toTokenState(accessToken, this.#now()) !== "expired" && this.#isOurs(accessToken);
  }

  /** A token may be left over from somebody else who used this browser. */
  #isOurs(accessToken: string): boolean {
    const { username } = toClaims(accessToken);
    const wanted = this.#main.username();
    return username === null || wanted === null || username === wanted;
  }

  #forget(): void {
    this.#epoch += 1;
    this.#running = null;
    this.#failure = null;
    this.#store.clear();
  }

  /** One renewal at a time, in all tabs. */
  #renew(old: string | undefined): Promise<string> {
    if (this.#running !== null) {
      return this.#running;
    }
    if (this.#failure !== null && this.#now() < this.#failure.until) {
      return Promise.reject(this.#failure.error);
    }
    const started = this.#epoch;
    const attempt = exclusively(`${this.#store.key}-refresh`, () => this.#obtain(old, started))
      .catch((error: unknown) => {
        this.#failure = this.#epoch === started ? { error, until: this.#now() + COOL_DOWN_MS } : null;
        throw error;
      })
      .finally(() => {
        this.#running = this.#running === attempt ? null : this.#running;
      });
    this.#running = attempt;
    return attempt;
  }

  async #obtain(old: string | undefined, started: number): Promise<string> {
    const stored = this.#store.read();
    if (stored !== null && stored.accessToken !== old && this.#isUsable(stored)) {
      // Another tab was quicker.
      return stored.accessToken;
    }
    const tokens = await this.#successor(stored);
    if (this.#epoch !== started) {
      throw new ApiError({ kind: "cancelled", message: "The session has ended" });
    }
    this.#store.write(tokens);
    return tokens.accessToken;
  }

  async #successor(stored: Tokens | null): Promise<Tokens> {
    if (stored?.refreshToken !== undefined && this.#isOurs(stored.accessToken)) {
      try {
        return { refreshToken: stored.refreshToken, ...(await this.#calls.refresh(stored.refreshToken)) };
      } catch (error) {
        if (!isRefusal(error)) {
          throw error;
        }
      }
    }
    return await this.#signInAgain();
  }

  async #signInAgain(): Promise<Tokens> {
    const vouchingToken = await this.#main.accessToken();
    const username = this.#main.username();
    if (vouchingToken === null || username === null) {
      throw new ApiError({ kind: "http", statusCode: 401, message: "Nobody is signed in" });
    }
    return await this.#calls.authenticateAs(username, vouchingToken);
  }
}

export function createContentSession(parts: ContentSessionParts): TokenSource {
  return new ContentSession(parts);
}
