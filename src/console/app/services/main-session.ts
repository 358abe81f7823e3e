import type { AppConfig } from "../../../contract/app-config.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import {
  createSessionCalls,
  hasRemoteSignOut,
  toSignInForm,
  withCompanySignIn,
} from "../../session/create-session-calls.ts";
import { createSession } from "../../session/session.ts";
import type { Session } from "../../session/session-types.ts";
import { openStore, tokenStore } from "../../session/token-store.ts";
import { watchSession } from "../../session/watch-session.ts";
import type { LoadedAdapter } from "./load-adapters.ts";

const mainStore = () => {
  const storage = safeStorage(() => window.localStorage);
  return { storage, store: tokenStore("main", storage) };
};

/** Whether tokens are stored. Works without the configuration. */
export const hasTokens = (): boolean => mainStore().store.read() !== null;

/** Creates the session with the main backend, and watches it for the lifetime of the page. */
export function createMainSession(
  { backends, timeoutMs, features = {} }: AppConfig,
  adapter?: LoadedAdapter,
): {
  readonly session: Session;
  readonly isVolatile: () => boolean;
} {
  const { main } = backends;
  const { storage, store: stored } = mainStore();
  const isCompany = features["companySignIn"] === true;
  const form = adapter?.form ?? (isCompany && features["passwordSignIn"] === false ? "redirect" : toSignInForm(main));
  const store = form === "none" ? openStore : stored;
  const plain = createSessionCalls(main, timeoutMs);
  const configured = isCompany ? withCompanySignIn(plain, main.url, timeoutMs) : plain;
  const calls = adapter?.adaptCalls({ backendUrl: main.url, timeoutMs, calls: configured }) ?? configured;
  const remoteLogout = adapter?.adapter.signOut !== undefined || hasRemoteSignOut(main);
  const session = createSession({ store, calls, remoteLogout, form });
  watchSession(session, store.key);
  // Detects an expired session before the first request.
  session.check();
  return { session, isVolatile: storage.isVolatile };
}
