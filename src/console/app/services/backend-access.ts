import type { SignedInModel } from "../../../contract/console-model.ts";
import type { Transport } from "../../../contract/transport.ts";
import type { TokenSource } from "../../api/retry.ts";
import { toAbilities } from "../../api/to-abilities.ts";
import { createTransport } from "../../api/transport.ts";
import { createAuditCalls } from "../../data/audit-calls.ts";
import type { BackendSession } from "../../data/backend-contexts.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { createStaffCalls } from "../../data/staff-calls.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import type { Notify } from "../../notify/use-notify.ts";
import { createDelegatedSession } from "../../session/delegated-session.ts";
import { sessionCalls } from "../../session/session-calls.ts";
import type { Session } from "../../session/session-types.ts";
import { tokenStore } from "../../session/token-store.ts";
import type { LoadedAdapter } from "./load-adapters.ts";
import { createNamedClient, withoutCalls } from "./name-calls.ts";
import type { Services } from "./services.ts";
import { createSessionScope, onSessionScopeEnd } from "./session-scope.ts";

/** For a backend without sign-in. */
const WITHOUT_TOKENS: TokenSource = {
  accessToken: () => Promise.resolve(null),
  renewedToken: () => Promise.resolve(null),
};

/** Without a sign-in there is no token, whether `auth` or an adapter says so. */
const toTokenSource = (session: Session): TokenSource => (session.form === "none" ? WITHOUT_TOKENS : session);

/** Creates access to an additional backend. Its session uses the username of the main one. */
function toAdditionalBackend(
  { config, session, adapters }: Services,
  name: string,
): { readonly transport: Transport; readonly session: BackendSession } {
  const { backends, timeoutMs } = config;
  const backend = backends[name] ?? backends.main;
  const createTransport = toFactory(adapters?.[name]);
  if (backend.auth?.kind === "none") {
    return { transport: createTransport({ backend, tokens: WITHOUT_TOKENS, timeoutMs }), session };
  }
  if (backend.auth?.kind === "main") {
    const { auth: _, ...rest } = backend;
    const { auth } = backends.main;
    const shared = auth === undefined ? rest : { ...rest, auth };
    return { transport: createTransport({ backend: shared, tokens: toTokenSource(session), timeoutMs }), session };
  }
  const storage = safeStorage(() => window.localStorage);
  const tokens = createDelegatedSession({
    store: tokenStore(name, storage),
    calls: sessionCalls(backend, timeoutMs),
    main: session,
  });
  return { transport: createTransport({ backend, tokens, timeoutMs }), session: tokens };
}

/** Factories of the generated clients. */
type SignedInCalls = Pick<SignedInModel, "createClient" | "createService">;

/** The transport of a backend: the console's, or the one that its adapter creates. */
const toFactory = (adapter: LoadedAdapter | undefined): typeof createTransport =>
  adapter === undefined ? createTransport : (parts) => adapter.createTransport(parts);

/** Creates the clients of the main backend for one session. */
function createCalls(
  guarded: Transport,
  { createClient, createService }: SignedInCalls,
  { isAdapted, missing }: { readonly isAdapted: boolean; readonly missing: readonly string[] },
) {
  const { transport, end } = createSessionScope(guarded);
  const client = isAdapted ? createNamedClient(createClient, transport) : createClient(transport);
  return {
    transport,
    client: withoutCalls(client, missing),
    service: createService(transport),
    staff: createStaffCalls(transport),
    audit: createAuditCalls(transport),
    end,
  };
}

function createBackendAccess(services: Services, signedIn: SignedInCalls) {
  const { config, session, loginGate, adapters } = services;
  const { backends, timeoutMs } = config;
  const adapter = adapters?.["main"];
  const tokens = toTokenSource(session);
  const transport = loginGate.guard(toFactory(adapter)({ backend: backends.main, tokens, timeoutMs }));
  const abilities = toAbilities(backends.main);
  const missing = (["batch", "export"] as const).filter((name) => !abilities[name]);
  const facts = { isAdapted: adapter !== undefined, missing };
  const create = () => createCalls(transport, signedIn, facts);
  const further = Object.keys(backends)
    .filter((name) => name !== "main")
    .map((name) => [name, toAdditionalBackend(services, name)] as const);
  const queryClient = createQueryClient((toast) => notifiers.get(services)?.notify(toast));
  session.subscribe((event) => {
    if (event.type === "in" && event.isOther === true) {
      // Clear the cache and cancel queries before rendering for the next user.
      void queryClient.cancelQueries();
      queryClient.clear();
    }
  });
  const lasting = {
    backends: Object.fromEntries(further.map(([name, { transport: backend }]) => [name, backend])),
    sessions: { main: session, ...Object.fromEntries(further.map(([name, { session: own }]) => [name, own])) },
    queryClient,
  };
  const access = { ...lasting, ...create() };
  onSessionScopeEnd(services, () => {
    accesses.get(services)?.end();
    accesses.set(services, { ...lasting, ...create() });
  });
  return access;
}

type BackendAccess = ReturnType<typeof createBackendAccess>;

/** The notify function of each console, set once a page is mounted. */
const notifiers = new WeakMap<Services, Notify>();
const accesses = new WeakMap<Services, BackendAccess>();

/**
 * Returns the clients of all backends, each with its own session, and the query cache of the main one. Created once
 * per user session, and kept when pages unmount.
 */
export function toBackendAccess(services: Services, signedIn: SignedInCalls, notify?: Notify): BackendAccess {
  if (notify) {
    notifiers.set(services, notify);
  }
  const access = accesses.get(services) ?? createBackendAccess(services, signedIn);
  accesses.set(services, access);
  return access;
}
