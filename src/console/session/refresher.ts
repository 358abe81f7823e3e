import { ApiError, isTransient } from "../api/api-error.ts";
import { exclusively } from "../lib/with-cross-tab-lock.ts";
import type { SessionCalls } from "./session-calls.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

/** After a failed refresh the next one waits, a little longer each time. */
const COOL_DOWN_MS = [1000, 2000, 5000, 15_000];
const LONGEST_COOL_DOWN_MS = 30_000;

export interface RefresherParts {
  readonly calls: Pick<SessionCalls, "refresh">;
  readonly store: TokenStore;
  readonly now: () => number;
}

/** Renews the tokens of one backend: one call at a time, however many ask, and none right after a failure. */
export interface Refresher {
  /** The successor of `tokens`. Rejects with why there is none. */
  renew(tokens: Tokens): Promise<Tokens>;
  /** Throws away whatever a running call brings home. */
  forget(): void;
}

const ended = () => new ApiError({ kind: "cancelled", message: "The session has ended" });

export function createRefresher({ calls, store, now }: RefresherParts): Refresher {
  let epoch = 0;
  let running: Promise<Tokens> | null = null;
  let failures = 0;
  let lastFailure: { readonly error: unknown; readonly until: number } | null = null;

  /** What another tab made of the same tokens in the meantime. */
  function successorFromOtherTab(old: Tokens): Tokens | null {
    const stored = store.read();
    return stored !== null && stored.accessToken !== old.accessToken ? stored : null;
  }

  async function refresh(old: Tokens, refreshToken: string): Promise<Tokens> {
    try {
      // The refresh token may be left out of the answer; then the one we have stays good (spec §7).
      return { refreshToken, ...(await calls.refresh(refreshToken)) };
    } catch (error) {
      const successor = successorFromOtherTab(old);
      if (successor !== null) {
        return successor;
      }
      throw error;
    }
  }

  async function run(old: Tokens, started: number): Promise<Tokens> {
    const stored = store.read();
    if (stored === null || epoch !== started) {
      throw ended();
    }
    if (stored.accessToken !== old.accessToken) {
      return stored;
    }
    if (stored.refreshToken === undefined) {
      throw new ApiError({ kind: "http", statusCode: 401, message: "No refresh token available" });
    }
    const tokens = await refresh(stored, stored.refreshToken);
    // Signed out while the call was under way, here or in another tab: its tokens must not come back to life.
    if (epoch !== started || store.read() === null) {
      throw ended();
    }
    store.write(tokens);
    return tokens;
  }

  async function runOnce(old: Tokens): Promise<Tokens> {
    const started = epoch;
    try {
      const tokens = await exclusively(`${store.key}-refresh`, () => run(old, started));
      failures = 0;
      lastFailure = null;
      return tokens;
    } catch (error) {
      // What a session that has ended asked for is no failure of the next one.
      if (epoch === started) {
        lastFailure = { error, until: now() + (COOL_DOWN_MS[failures] ?? LONGEST_COOL_DOWN_MS) };
        failures += 1;
      }
      throw error;
    }
  }

  return {
    renew(tokens) {
      if (running !== null) {
        return running;
      }
      if (lastFailure !== null && now() < lastFailure.until) {
        return Promise.reject(lastFailure.error);
      }
      const attempt = runOnce(tokens).finally(() => {
        if (running === attempt) {
          running = null;
        }
      });
      running = attempt;
      return attempt;
    },
    forget() {
      epoch += 1;
      running = null;
      failures = 0;
      lastFailure = null;
    },
  };
}

/** Whether a failed refresh says that the session is over, rather than that the backend is out of reach. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "http" && !isTransient(error);
}
