import { ApiError } from "../api/api-error.ts";
import type { TokenSource } from "../api/retry.ts";
import { createRefresher, isRefusal, refreshTokens } from "./refresher.ts";
import type { Session } from "./session.ts";
import type { SessionCalls } from "./session-calls.ts";
import { toEndTime, toTokenState } from "./token-expiry.ts";
import { toUsername } from "./token-facts.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

export interface DelegatedSessionParts {
  readonly store: TokenStore;
  readonly calls: Pick<SessionCalls, "authenticateAs" | "refresh">;
  /** The staff member's own session, whose username signs in here. */
  readonly main: Session;
  readonly now?: () => number;
}

/** What can be seen and done of a session that nobody signed in to. */
export interface DelegatedSession extends TokenSource {
  username(): string | null;
  /** When the access token ends, in milliseconds since 1970; null where there is none, or it does not tell. */
  expiresAt(): number | null;
  isSignedIn(): boolean;
  /** Renews the tokens, or fetches the first ones; rejects with why that cannot be. */
  renewNow(): Promise<void>;
}

/** After a failure, for so long the same answer is given without asking again. */
const BACKOFF_MS = [5000];

/**
 * The session with a backend beside the main one (spec §6). Nobody signs in to it: it begins, and begins anew when its
 * token has expired, with the username of whoever is signed in to the main backend. Its failures are its calls' own;
 * the main session never hears of them.
 */
export function createDelegatedSession(parts: DelegatedSessionParts): DelegatedSession {
  const { store, calls, main, now = Date.now } = parts;
  /** A token may be left over from somebody else who used this browser. */
  const isOurs = (tokens: Tokens): boolean => {
    const username = toUsername(tokens);
    const wanted = main.username();
    return username === null || wanted === null || username === wanted;
  };
  const isUsable = (tokens: Tokens) => toTokenState(tokens, now()) !== "expired" && isOurs(tokens);

  const fetchTokens = async (stored: Tokens | null): Promise<Tokens> => {
    if (stored?.refreshToken !== undefined && isOurs(stored)) {
      try {
        return await refreshTokens(calls, stored);
      } catch (error) {
        if (!isRefusal(error)) {
          throw error;
        }
      }
    }
    return await signInByName(calls, main);
  };
  const refresher = createRefresher({ store, fetchTokens, isUsable, backoffMs: BACKOFF_MS, now });

  // It lives and dies with the staff member's own session, and is never handed on to the next one.
  main.subscribe(() => {
    refresher.forget();
    store.clear();
  });
  const ours = () => {
    const tokens = store.read();
    return tokens !== null && isOurs(tokens) ? tokens : null;
  };
  return {
    username: () => toUsername(ours()),
    expiresAt() {
      const tokens = ours();
      return tokens === null ? null : toEndTime(tokens);
    },
    isSignedIn: () => ours() !== null,
    async renewNow() {
      await refresher.renew(store.read());
    },
    async accessToken() {
      const tokens = store.read();
      return tokens !== null && isUsable(tokens) ? tokens.accessToken : (await refresher.renew(tokens)).accessToken;
    },
    async renewedToken(refused) {
      return (await refresher.renew({ accessToken: refused })).accessToken;
    },
  };
}

async function signInByName(calls: DelegatedSessionParts["calls"], main: Session): Promise<Tokens> {
  const vouchingToken = await main.accessToken();
  const username = main.username();
  if (vouchingToken === null || username === null) {
    throw new ApiError({ kind: "http", statusCode: 401, message: "Nobody is signed in" });
  }
  return { ...(await calls.authenticateAs(username, vouchingToken)), username };
}
