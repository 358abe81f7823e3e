import { createAdaptedTransport, type TransportAdapter } from "../../src/console/api/adapted-transport.ts";
import { createCallAdapter } from "../../src/console/api/call-adapter.ts";
import type { HttpResponse } from "../../src/console/api/http-call.ts";
import type { TokenSource } from "../../src/console/api/retry.ts";
import { type CallAdapter, createTransport } from "../../src/console/api/transport.ts";
import { adaptSessionCalls } from "../../src/console/session/auth/adapted-calls.ts";
import { createSessionCalls, hasRemoteSignOut } from "../../src/console/session/create-session-calls.ts";
import type { SessionCalls } from "../../src/console/session/session-calls.ts";
import type { Tokens } from "../../src/console/session/token-store.ts";
import type { BackendConfig } from "../../src/contract/app-config.ts";
import type { BackendAdapter } from "../../src/contract/backend-adapter.ts";
import type { Transport } from "../../src/contract/transport.ts";

/** How to reach and sign in to the tried backend. */
export interface ConnectOptions {
  /** The URL of the backend, and the options of its `config.json`. */
  readonly backend: BackendConfig;
  readonly username: string;
  readonly password: string;
  /** A token that the user has, in place of a sign-in. */
  readonly token?: string | undefined;
  /** The product's adapter. */
  readonly adapter?: BackendAdapter | undefined;
  readonly timeoutMs: number;
}

/** A signed-in backend, called with the console's own code. */
export interface Trial {
  readonly backend: BackendConfig;
  readonly adapter: BackendAdapter | undefined;
  /** The transport of a console with this configuration; `token` replaces the session's. */
  transport(changes?: Partial<BackendConfig>, token?: string | null): Transport;
  /** The last response, and how many there were. Adapters with a transport of their own have none. */
  readonly seen: { readonly calls: number; readonly last: HttpResponse | null };
  /** Renews the session. Rejects if the backend does; null if the session has no refresh token. */
  renew(): Promise<Tokens> | null;
  /** Ends the session on the backend. Resolves to false if the backend has no such call. */
  signOut(): Promise<boolean>;
}

function isTransportAdapter(adapter: BackendAdapter | undefined): adapter is TransportAdapter {
  return adapter?.transport !== undefined;
}

function toSessionCalls({ backend, adapter, timeoutMs }: ConnectOptions): SessionCalls {
  const calls = createSessionCalls(backend, timeoutMs);
  return adapter === undefined ? calls : adaptSessionCalls(adapter, { backendUrl: backend.url, timeoutMs, calls });
}

/** The tokens of a new session; null for a backend without sign-in. */
async function signIn(options: ConnectOptions, calls: SessionCalls): Promise<Tokens | null> {
  const { backend, adapter, token, username, password } = options;
  const kind = backend.auth?.kind;
  if (adapter?.form === "none" || (kind === "none" && adapter?.signIn === undefined)) {
    return null;
  }
  if (token !== undefined) {
    return { accessToken: token };
  }
  if (adapter?.signIn === undefined && (kind === "oidc" || adapter?.begin !== undefined)) {
    throw new Error("users sign in on another page: give a token by TRY_TOKEN, or try the console");
  }
  return await calls.authenticate(username, password);
}

/** Signs in, and creates transports for any configuration. Rejects if the backend rejects the sign-in. */
export async function connect(options: ConnectOptions): Promise<Trial> {
  const { backend, adapter, timeoutMs } = options;
  const calls = toSessionCalls(options);
  let tokens = await signIn(options, calls);
  const seen = { calls: 0, last: null as HttpResponse | null };
  const hooks = adapter === undefined ? undefined : createCallAdapter(adapter);
  const watched: CallAdapter = {
    async toSender(call, credentials) {
      const plain = { send: (token: string | null) => credentials.send(call.http, token) };
      const sender = (await hooks?.toSender(call, credentials)) ?? plain;
      return {
        isDoubtful: credentials.isDoubtful,
        async send(token) {
          seen.calls += 1;
          seen.last = null;
          seen.last = await sender.send(token);
          return seen.last;
        },
      };
    },
  };
  const renew = (): Promise<Tokens> | null => {
    if (tokens?.refreshToken === undefined) {
      return null;
    }
    const old = tokens;
    return calls.refresh(tokens.refreshToken, old).then((renewed) => {
      tokens = { ...old, ...renewed };
      return tokens;
    });
  };
  const session: TokenSource = {
    accessToken: async () => tokens?.accessToken ?? null,
    renewedToken: async () => (await renew()?.catch(() => null))?.accessToken ?? null,
  };
  return {
    backend,
    adapter,
    seen,
    renew,
    async signOut() {
      // A token of the user's own stays theirs.
      const isOurs = tokens !== null && options.token === undefined;
      if (!isOurs || !(adapter?.signOut !== undefined || hasRemoteSignOut(backend))) {
        return false;
      }
      await calls.logout(tokens?.accessToken ?? "", tokens ?? undefined);
      return true;
    },
    transport(changes = {}, token) {
      const given = token === undefined ? session : { accessToken: async () => token, renewedToken: async () => null };
      const parts = { backend: { ...backend, ...changes }, tokens: given, timeoutMs };
      return isTransportAdapter(adapter)
        ? createAdaptedTransport(parts, adapter)
        : createTransport({ ...parts, adapter: watched });
    },
  };
}
