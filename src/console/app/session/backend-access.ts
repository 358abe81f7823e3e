import type { SignedInModel } from "../../../contract/console-model.ts";
import type { Transport } from "../../../contract/transport.ts";
import { createTransport } from "../../api/transport.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import type { Notify } from "../../notify/use-notify.ts";
import { createDelegatedSession } from "../../session/delegated-session.ts";
import { sessionCalls } from "../../session/session-calls.ts";
import { tokenStore } from "../../session/token-store.ts";
import type { Services } from "../services.ts";

/** A backend beside the main one: its session begins with the name of whoever is signed in to the main one. */
function toFurtherBackend({ config, session }: Services, name: string): Transport {
  const { backends, timeoutMs } = config;
  const backend = backends[name] ?? backends.main;
  const storage = safeStorage(() => window.localStorage);
  const tokens = createDelegatedSession({
    store: tokenStore(name, storage),
    calls: sessionCalls(backend, timeoutMs),
    main: session,
  });
  return createTransport({ backend, tokens, timeoutMs });
}

function createBackendAccess(services: Services, { createClient, createService }: SignedInModel, { notify }: Notify) {
  const { config, session, loginGate } = services;
  const { backends, timeoutMs } = config;
  const transport = loginGate.guard(createTransport({ backend: backends.main, tokens: session, timeoutMs }));
  const further = Object.keys(backends).filter((name) => name !== "main");
  return {
    client: createClient(transport),
    service: createService(transport),
    backends: Object.fromEntries(further.map((name) => [name, toFurtherBackend(services, name)])),
    queryClient: createQueryClient(notify),
  };
}

type BackendAccess = ReturnType<typeof createBackendAccess>;

const accesses = new WeakMap<Services, BackendAccess>();

/**
 * The clients of all backends, each with a session of its own, and the cache of what the main one answered.
 * Once for a running console, however often its pages come and go.
 */
export function toBackendAccess(services: Services, signedIn: SignedInModel, notify: Notify): BackendAccess {
  const access = accesses.get(services) ?? createBackendAccess(services, signedIn, notify);
  accesses.set(services, access);
  return access;
}
