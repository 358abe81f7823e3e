import { ApiError, isTransient } from "../api/api-error.ts";
import { LockTimeoutError } from "../lib/lock-options.ts";
import { safeStorage } from "../lib/safe-storage.ts";
import { sleep } from "../lib/sleep.ts";
import { claimAcrossTabs, withCrossTabLock } from "../lib/with-cross-tab-lock.ts";
import type { SessionCalls } from "./session-calls.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

/** Backoff in ms after the first failed renewal, the second one, and so on. */
const BACKOFF_MS = [1000, 2000, 5000, 15_000, 30_000];

/** Longest wait for the renewal of another tab, in ms. */
const LOCK_WAIT_MS = 10_000;

/** Longest wait for tokens that another tab has received, in ms. */
const ARRIVAL_MS = 5000;
const POLL_MS = 50;

/** For this long after a renewal, no other tab may send the same tokens: its storage may still contain them. */
const SPENT_MS = 30_000;

export interface RefresherParts {
  readonly store: TokenStore;
  /** Fetches new tokens. `stored` is null for the first sign-in. */
  readonly fetchTokens: (stored: Tokens | null) => Promise<Tokens>;
  /** Whether tokens that another tab stored in the meantime are acceptable. Default: always. */
  readonly isUsable?: (tokens: Tokens) => boolean;
  /** Backoff after the first failure, the second one, and so on. The last value repeats. */
  readonly backoffMs?: readonly number[];
  readonly now: () => number;
}

/** Renews the tokens of one backend. At most one request is in flight across all tabs, and failures back off. */
export interface Refresher {
  /**
   * Returns the successor of `old`, or the first tokens if `old` is null. Rejects with the reason if there are none.
   */
  renew(old: Tokens | null): Promise<Tokens>;
  /** Discards the result of a pending renewal, because the session has ended. */
  forget(): void;
}

interface Failure {
  readonly error: unknown;
  readonly until: number;
}

const ended = () => new ApiError({ kind: "cancelled", message: "The session has ended" });

const KEEP_NOTHING = (): void => undefined;

/** Does not end the session: the next call tries again. */
const unreachable = (cause?: unknown) =>
  new ApiError({ kind: "timeout", message: "Another tab is renewing the tokens", cause });

/** Name of a pair of tokens, without revealing them: a 32-bit FNV-1a hash. */
function nameOf(key: string, { accessToken, refreshToken = "" }: Tokens): string {
  let hash = 0x811c9dc5;
  for (const character of `${accessToken} ${refreshToken}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${key}-spent-${hash}`;
}

class TokenRefresher implements Refresher {
  readonly #parts: Required<RefresherParts>;
  /** Incremented when the session ends. Results of an earlier epoch are ignored. */
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
      const tokens = await withCrossTabLock(`${store.key}-refresh`, () => this.#run(old, epoch), {
        waitMs: LOCK_WAIT_MS,
        storage: safeStorage(() => window.localStorage),
      });
      this.#failures = 0;
      this.#lastFailure = null;
      return tokens;
    } catch (cause) {
      const error = cause instanceof LockTimeoutError ? unreachable(cause) : cause;
      // A failure of an ended session must not delay the next one.
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
    const { store } = this.#parts;
    const stored = store.read();
    const claim = stored?.refreshToken === undefined ? KEEP_NOTHING : claimAcrossTabs(nameOf(store.key, stored));
    const release = claim instanceof Promise ? await claim : claim;
    if (release === null) {
      return await this.#awaitOtherTab(old, epoch);
    }
    let isSpent = false;
    try {
      this.#throwIfEnded(old, epoch);
      const tokens = await this.#fetch(old);
      // Signed out during the request, here or in another tab: do not store its tokens.
      this.#throwIfEnded(old, epoch);
      isSpent = tokens.accessToken !== stored?.accessToken;
      store.write(tokens);
      return tokens;
    } finally {
      if (isSpent) {
        setTimeout(release, SPENT_MS);
      } else {
        release();
      }
    }
  }

  /** Another tab has sent the stored refresh token: waits until its response arrives in the storage. */
  async #awaitOtherTab(old: Tokens | null, epoch: number): Promise<Tokens> {
    for (let waited = 0; waited < ARRIVAL_MS; waited += POLL_MS) {
      this.#throwIfEnded(old, epoch);
      const other = this.#fromOtherTab(old);
      if (other !== null) {
        return other;
      }
      await sleep(POLL_MS);
    }
    throw unreachable();
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

  /** Tokens that another tab has stored since `old` was read. */
  #fromOtherTab(old: Tokens | null): Tokens | null {
    const stored = this.#parts.store.read();
    return stored !== null && stored.accessToken !== old?.accessToken && this.#parts.isUsable(stored) ? stored : null;
  }
}

export function createRefresher(parts: RefresherParts): Refresher {
  return new TokenRefresher(parts);
}

/** Exchanges a refresh token. If the response has no new one, the old one stays valid (spec §7). */
export async function refreshTokens(calls: Pick<SessionCalls, "refresh">, stored: Tokens | null): Promise<Tokens> {
  if (stored?.refreshToken === undefined) {
    throw new ApiError({ kind: "http", statusCode: 401, message: "No refresh token available" });
  }
  const { accessToken: _, expiresAt: _end, ...kept } = stored;
  return { ...kept, ...(await calls.refresh(stored.refreshToken, stored)) };
}

/** Whether a failed renewal ends the session. Returns false if the backend is only unreachable. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "http" && !isTransient(error);
}
