import type { AdapterTools, BackendAdapter, Grant } from "../../../contract/backend-adapter.ts";
import { toHttp, toRefusal, toUrl, toWireResponse } from "../../api/call-adapter.ts";
import { httpCall } from "../../api/http-call.ts";
import { toApiError } from "../../api/problem-body.ts";
import { hookFailure, runHook } from "../../api/run-hook.ts";
import type { SessionCalls } from "../session-calls.ts";
import { isSendable, type Tokens } from "../token-store.ts";
import { consoleAddress } from "./callback-address.ts";

function createTools(backendUrl: string, timeoutMs: number | null): AdapterTools {
  const base = toUrl(`${backendUrl}/`);
  return {
    url: base,
    consoleAddress,
    toError: toRefusal,
    async send({ method = "POST", headers = {}, path, url, ...call }) {
      const address = url ?? toUrl(path === undefined ? base.href : base.href.replace(/\/$/, "") + path);
      const wire = { method, url: address, headers: { Accept: "application/json", ...headers }, ...call };
      const answer = await httpCall({ ...toHttp(wire), timeoutMs });
      if (answer.status < 200 || answer.status > 299) {
        throw toApiError(answer);
      }
      return toWireResponse(answer);
    },
  };
}

/** Runs a hook that returns a grant, and checks the grant. */
async function runGrant(hook: string, run: () => Promise<Grant>): Promise<Tokens> {
  const grant = await runHook(hook, run);
  if (!isSendable(grant?.accessToken)) {
    throw hookFailure(hook, "it returned no accessToken that a header can carry");
  }
  // An undefined member would replace the one of the session.
  const members = Object.entries(grant).filter(([, value]) => value !== undefined);
  return { accessToken: grant.accessToken, ...Object.fromEntries(members) };
}

interface AdaptedParts {
  readonly backendUrl: string;
  readonly timeoutMs: number | null;
  /** The configured calls, for hooks that the adapter leaves out. */
  readonly calls: SessionCalls;
}

/** Replaces calls of a session by the adapter's hooks. */
export function adaptSessionCalls(
  adapter: BackendAdapter,
  { backendUrl, timeoutMs, calls }: AdaptedParts,
): SessionCalls {
  const tools = createTools(backendUrl, timeoutMs);
  const { signIn, refresh, signOut, begin, callback } = adapter;
  return {
    ...calls,
    ...(signIn && {
      authenticate: (username: string, password: string) =>
        runGrant("signIn", () => signIn.call(adapter, { username, password }, tools)),
    }),
    ...(refresh && {
      refresh: (refreshToken: string, tokens?: Tokens) =>
        runGrant("refresh", () => refresh.call(adapter, { accessToken: "", ...tokens, refreshToken }, tools)),
    }),
    ...(signOut && {
      logout: (accessToken: string, tokens?: Tokens) =>
        runHook("signOut", () => signOut.call(adapter, { ...tokens, accessToken }, tools)),
    }),
    ...(begin && { begin: () => runHook("begin", () => begin.call(adapter, tools)) }),
    ...(callback && { finish: (address: URL) => runGrant("callback", () => callback.finish(address, tools)) }),
  };
}
