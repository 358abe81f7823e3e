import { ApiError } from "../api/api-error.ts";
import type { TokenSource } from "../api/retry.ts";
import { createRefresher, isRefusal, refreshTokens } from "./refresher.ts";
import type { SessionCalls } from "./session-calls.ts";
import type { Session } from "./session-types.ts";
import { toEndTime, toTokenState } from "./token-expiry.ts";
import { toUsername } from "./token-facts.ts";
import type { TokenStore, Tokens } from "./token-store.ts";

export interface DelegatedSessionParts {
  readonly store: TokenStore;
  readonly calls: Pick<SessionCalls, "authenticateAs" | "refresh">;
  /** The staff member's main session. Its username is used to sign in here. */
  readonly main: Session;
  readonly now?: () => number;
}

/** A session that has no sign-in form of its own. */
export interface DelegatedSession extends TokenSource {
  username(): string | null;
  /** Expiry of the access token, in milliseconds since 1970; null without a token or if the expiry is unknown. */
  expiresAt(): number | null;
  isSignedIn(): boolean;
  /** Renews the tokens, or fetches the first ones. Rejects with the reason if that fails. */
  renewNow(): Promise<void>;
}

/** For this long after a failure, calls reject with the same error without sending a request. */
const BACKOFF_MS = [5000];

/**
 * The session with an additional backend (spec §6). It has no sign-in form: it signs in with the username of the main
 * session, and again when its token has expired. Its failures reject its own calls and never affect the main session.
 */
export function createDelegatedSession(parts: DelegatedSessionParts): DelegatedSession {
  const { store, calls, main, now = Date.now } = parts;
  /** Tokens in storage may belong to another user of this browser. */
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

  // Ends with the main session. The tokens are never reused by the next user.
  main.subscribe(() => {
    refresher.forget();
    store.clear();
  });
  const ours = () => {
    const tokens = store.read();
    return tokens !== null && isOurs(tokens) ? tokens : null;
  };
  return {
    generation: main.generation,
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
