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

/** Whether tokens are stored. Works without the configuration. */
export const hasTokens = (): boolean => mainStore().store.read() !== null;

/** Creates the session with the main backend, and watches it for the lifetime of the page. */
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
  // Detects an expired session before the first request.
  session.check();
  return { session, isVolatile: storage.isVolatile };
}
