import type { AppConfig } from "../../../contract/app-config.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import { createSession, type Session } from "../../session/session.ts";
import { sessionCalls } from "../../session/session-calls.ts";
import { tokenStore } from "../../session/token-store.ts";
import { watchSession } from "../../session/watch-session.ts";

const mainStore = () => {
  const storage = safeStorage(() => window.localStorage);
  return { storage, store: tokenStore("main", storage) };
};

/** Whether somebody has signed in, as far as one can tell without the configuration. */
export const hasTokens = (): boolean => mainStore().store.read() !== null;

/** The session with the main backend, watched for as long as the page lives. */
export function createMainSession({ backends, timeoutMs }: AppConfig): {
  readonly session: Session;
  readonly isVolatile: () => boolean;
} {
  const { storage, store } = mainStore();
  const session = createSession({
    store,
    calls: sessionCalls(backends.main, timeoutMs),
    remoteLogout: backends.main.remoteLogout ?? false,
  });
  watchSession(session, store.key);
  // Tokens of yesterday: the end of the session is found before the first call.
  session.check();
  return { session, isVolatile: storage.isVolatile };
}
