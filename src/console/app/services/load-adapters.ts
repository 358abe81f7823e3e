import type { BackendAdapter } from "../../../contract/backend-adapter.ts";
import type { Transport } from "../../../contract/transport.ts";
import { createAdaptedTransport, type TransportAdapter } from "../../api/adapted-transport.ts";
import { createCallAdapter } from "../../api/call-adapter.ts";
import { createTransport, type TransportParts } from "../../api/transport.ts";
import { adaptSessionCalls } from "../../session/auth/adapted-calls.ts";
import type { SessionCalls } from "../../session/session-calls.ts";
import type { SignInForm } from "../../session/session-types.ts";

/** An adapter of the product, ready to use. */
export interface LoadedAdapter {
  readonly adapter: BackendAdapter;
  /** The sign-in form that the adapter requires; null for the configured one. */
  readonly form: SignInForm | null;
  /** Path that another page redirects to after a sign-in; null if there is none. */
  readonly callbackPath: string | null;
  createTransport(parts: TransportParts): Transport;
  adaptCalls(parts: {
    readonly backendUrl: string;
    readonly timeoutMs: number | null;
    readonly calls: SessionCalls;
  }): SessionCalls;
}

/** Adapters by backend name. */
export type LoadedAdapters = { readonly [backend: string]: LoadedAdapter };

function toForm({ form, begin, signIn }: BackendAdapter): SignInForm | null {
  return form ?? (begin === undefined ? (signIn === undefined ? null : "password") : "redirect");
}

function hasTransport(adapter: BackendAdapter): adapter is TransportAdapter {
  return adapter.transport !== undefined;
}

function toLoaded(adapter: BackendAdapter): LoadedAdapter {
  const { callback } = adapter;
  return {
    adapter,
    form: toForm(adapter),
    callbackPath: callback === undefined ? null : `/${callback.path}`,
    createTransport: (parts) =>
      hasTransport(adapter)
        ? createAdaptedTransport(parts, adapter)
        : createTransport({ ...parts, adapter: createCallAdapter(adapter) }),
    adaptCalls: (parts) => adaptSessionCalls(adapter, parts),
  };
}

/** Loads the product's adapters. This module, with the code of all hooks, is loaded only for products that have any. */
export async function loadAdapters(loaders: {
  readonly [backend: string]: () => Promise<BackendAdapter>;
}): Promise<LoadedAdapters> {
  const loaded = Object.entries(loaders).map(async ([name, load]) => [name, toLoaded(await load())] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
