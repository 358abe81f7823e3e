import { ApiError, isTransient } from "../api/api-error.ts";
import { withCrossTabLock } from "../lib/with-cross-tab-lock.ts";
import type { SessionCalls } from "./session-calls.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

/** Backoff: after a failed renewal the next one waits, a little longer each time. */
const BACKOFF_MS = [1000, 2000, 5000, 15_000, 30_000];

export interface RefresherParts {
  readonly store: TokenStore;
  /** Fetches the successor of the tokens that are stored now, or the first ones where none are. */
  readonly fetchTokens: (stored: Tokens | null) => Promise<Tokens>;
  /** Whether tokens that another tab stored in the meantime will do. By default, any will. */
  readonly isUsable?: (tokens: Tokens) => boolean;
  /** How long the next renewal waits after the first failure, the second one and so on; the last one holds for good. */
  readonly backoffMs?: readonly number[];
  readonly now: () => number;
}

/** Renews the tokens of one backend: one call at a time in all tabs, however many ask, and none right after a failure. */
export interface Refresher {
  /** The successor of `old`, or the first tokens where it is null. Rejects with why there is none. */
  renew(old: Tokens | null): Promise<Tokens>;
  /** The session has ended: throws away whatever a running call brings home. */
  forget(): void;
}

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

const ended = () => new ApiError({ kind: "cancelled", message: "The session has ended" });

class TokenRefresher implements Refresher {
  readonly #parts: Required<RefresherParts>;
  /** Which session it is; what was asked for in an earlier one no longer counts. */
  #epoch = 0;
  #running: Promise<Tokens> | null = null;
  #failures = 0;
  #lastFailure: Failure | null = null;

  constructor(parts: RefresherParts) {
    this.#parts = { isUsable: () => true, backoffMs: BACKOFF_MS, ...parts };
  }

  renew(old: Tokens | null): Promise<Tokens> {
    if (this.#running !== null) {
      return this.#running;
    }
    if (this.#lastFailure !== null && this.#parts.now() < this.#lastFailure.until) {
      return Promise.reject(this.#lastFailure.error);
    }
    const attempt = this.#attempt(old).finally(() => {
      if (this.#running === attempt) {
        this.#running = null;
      }
    });
    this.#running = attempt;
    return attempt;
  }

  forget(): void {
    this.#epoch += 1;
    this.#running = null;
    this.#failures = 0;
    this.#lastFailure = null;
  }

  async #attempt(old: Tokens | null): Promise<Tokens> {
    const { store, backoffMs, now } = this.#parts;
    const epoch = this.#epoch;
    try {
      const tokens = await withCrossTabLock(`${store.key}-refresh`, () => this.#run(old, epoch));
      this.#failures = 0;
      this.#lastFailure = null;
      return tokens;
    } catch (error) {
      // What a session that has ended asked for is no failure of the next one.
      if (this.#epoch === epoch) {
        this.#lastFailure = { error, until: now() + (backoffMs[this.#failures] ?? backoffMs.at(-1) ?? 0) };
        this.#failures += 1;
      }
      throw error;
    }
  }

  async #run(old: Tokens | null, epoch: number): Promise<Tokens> {
    this.#throwIfEnded(old, epoch);
    const other = this.#fromOtherTab(old);
    if (other !== null) {
      return other;
    }
    const tokens = await this.#fetch(old);
    // Signed out while the call was under way, here or in another tab: its tokens must not come back to life.
    this.#throwIfEnded(old, epoch);
    this.#parts.store.write(tokens);
    return tokens;
  }

  async #fetch(old: Tokens | null): Promise<Tokens> {
    try {
      return await this.#parts.fetchTokens(this.#parts.store.read());
    } catch (error) {
      const other = this.#fromOtherTab(old);
      if (other !== null) {
        return other;
      }
      throw error;
    }
  }

  #throwIfEnded(old: Tokens | null, epoch: number): void {
    if (this.#epoch !== epoch || (old !== null && this.#parts.store.read() === null)) {
      throw ended();
    }
  }

  /** What another tab made of the same tokens in the meantime. */
  #fromOtherTab(old: Tokens | null): Tokens | null {
    const stored = this.#parts.store.read();
    return stored !== null && stored.accessToken !== old?.accessToken && this.#parts.isUsable(stored) ? stored : null;
  }
}

export function createRefresher(parts: RefresherParts): Refresher {
  return new TokenRefresher(parts);
}

/** Exchanges a refresh token. The answer may leave a new one out; then the one that there is stays good (spec §7). */
export async function refreshTokens(calls: Pick<SessionCalls, "refresh">, stored: Tokens | null): Promise<Tokens> {
  if (stored?.refreshToken === undefined) {
    throw new ApiError({ kind: "http", statusCode: 401, message: "No refresh token available" });
  }
  const { accessToken: _, expiresAt: _end, ...kept } = stored;
  return { ...kept, ...(await calls.refresh(stored.refreshToken)) };
}

/** Whether a failed renewal says that the session is over, rather than that the backend is out of reach. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "http" && !isTransient(error);
}
