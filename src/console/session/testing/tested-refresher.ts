import { vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createRefresher, refreshTokens } from "../refresher.ts";
import type { SessionCalls } from "../session-calls.ts";
import type { Tokens } from "../token-store.ts";

export const OLD: Tokens = { accessToken: "a1", refreshToken: "r1" };
export const NEW: Tokens = { accessToken: "a2", refreshToken: "r2" };
export const offline = new ApiError({ kind: "network", message: "offline" });

/** The tokens in the storage of all tabs, and the time. */
export const state = { stored: null as Tokens | null, now: 0 };
export const refresh = vi.fn<SessionCalls["refresh"]>();
export const store = {
  key: "main-tokens",
  read: () => state.stored,
  write: (tokens: Tokens) => {
    state.stored = tokens;
  },
  clear: () => {
    state.stored = null;
  },
};

/** A refresher; with `read`, one of another tab with its own view of the storage. */
export const start = (read = store.read) =>
  createRefresher({
    store: { ...store, read },
    fetchTokens: (tokens) => refreshTokens({ refresh }, tokens),
    now: () => state.now,
  });

/**
 * The state before each test.
 *
 * @example
 * beforeEach(reset);
 */
export function reset(): void {
  Object.assign(state, { stored: OLD, now: 1_800_000_000_000 });
  refresh.mockReset();
}
