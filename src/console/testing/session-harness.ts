import type { AppConfig, BackendConfig } from "../../contract/app-config.ts";
import { safeStorage } from "../lib/safe-storage.ts";
import { createSession } from "../session/session.ts";
import { sessionCalls } from "../session/session-calls.ts";
import type { SessionEvent } from "../session/session-events.ts";
import { type Tokens, tokenStore } from "../session/token-store.ts";
import { fakeToken } from "./fake-token.ts";

/** An additional backend. */
export const additionalBackend: BackendConfig = {
  url: "/files-api",
  paths: { authenticate: "/token", refresh: "/refresh" },
};

/** The configuration of a console under test: one backend, no time limit. */
export const testConfig: AppConfig = {
  backends: {
    main: {
      url: "/api",
      paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
      remoteLogout: true,
    },
    files: additionalBackend,
  },
  timeoutMs: null,
  features: { passwordChange: true },
};

let serial = 0;

/** Creates a token that expires `secondsLeft` after `now`. */
export function tokenWith(secondsLeft: number, now = Date.now(), claims: object = {}): string {
  serial += 1;
  const seconds = Math.floor(now / 1000);
  return fakeToken({ iat: seconds, exp: seconds + secondsLeft, serial, ...claims });
}

/** Starts a session of the main backend with the browser's storage, and records its events. */
export function startSession(tokens: Tokens | null, now?: () => number) {
  const { main } = testConfig.backends;
  const store = tokenStore(
    "main",
    safeStorage(() => window.localStorage),
  );
  if (tokens !== null) {
    store.write(tokens);
  }
  const session = createSession({
    store,
    calls: sessionCalls(main, null),
    remoteLogout: main.remoteLogout ?? false,
    ...(now === undefined ? {} : { now }),
  });
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return { session, store, events };
}
