/**
 * Adapts the console to a backend whose requests, responses or sign-in `config.json` cannot describe. A product exports
 * adapters by backend name as `adapters` of its `ConsoleProduct`. All hooks are optional: what an adapter leaves out, the
 * console does as configured. Retries, renewal of tokens, conflict detection, idempotency keys, exact numbers, and sorting
 * and filtering in the browser remain the console's.
 *
 * A hook that throws an `ApiError` of `tools` rejects the call with it. Any other error is shown with the hook's name.
 */

import type { ListQuery, Transport } from "./transport.ts";

/** A request before it is serialized. */
export interface WireCall {
  readonly method: string;
  /** Complete URL, with the list parameters that the console would send. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON, except a text or `URLSearchParams`. Numbers that a double cannot reproduce stay exact. */
  readonly body?: unknown;
}

/** A response with its body parsed; undefined if it is empty, the text if it is not JSON. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a call is for. */
export interface CallFacts {
  /** Entity of the call; null for a call that belongs to none. */
  readonly entity: string | null;
  /** `list`, `get`, `create`, `update`, `delete`, or the name of a query or an action; null if unknown. */
  readonly operation: string | null;
  /** Path template of the spec, `/books/{id}`, and its values. */
  readonly path: string;
  readonly params: { readonly [name: string]: string | number | bigint };
  /** Parameters of a list. */
  readonly query?: ListQuery;
}

/** What a sign-in returns. */
export interface Grant {
  readonly accessToken: string;
  /** Without it, the session ends with the access token. */
  readonly refreshToken?: string;
  /** Expiry of the access token, in milliseconds since 1970. Not needed for a JWT. */
  readonly expiresAt?: number;
  readonly username?: string;
  readonly name?: string;
}

/** Help for hooks of the session. */
export interface AdapterTools {
  /** The backend's configured URL, complete. */
  readonly url: URL;
  /**
   * Sends a call without a token and without retries. Rejects with an `ApiError` if there is no response, or if its
   * status is not 2xx; then the error has the backend's reason. A 4xx of `refresh` ends the session.
   */
  send(call: Partial<WireCall> & { readonly path?: string }): Promise<WireResponse>;
  /** Creates the error of a refusal that came with a 2xx, with the backend's reason. */
  toError(answer: WireResponse): Error;
  /** Address of a path of the console, for a redirect back from another page. */
  consoleAddress(path: string): string;
}

/** Options of a call by an adapter with a protocol of its own. */
export interface TransportSendOptions {
  readonly signal?: AbortSignal;
  /** Whether the call may be repeated while the backend is out of reach. @defaultValue true for GET */
  readonly isSafe?: boolean;
  /** The status that a response means, if it differs: a GraphQL server says in a 200 that the token is not valid. */
  readonly statusOf?: (answer: WireResponse) => number;
}

/** Help for an adapter with a protocol of its own. */
export interface TransportTools {
  readonly url: URL;
  /**
   * Sends a call with the token of the session, which is renewed after a 401. Rejects with an `ApiError` for any status
   * but 2xx.
   */
  send(call: Partial<WireCall>, options?: TransportSendOptions): Promise<WireResponse>;
  /** Creates the error of a refusal, with the backend's reason and the problems of fields. */
  toError(answer: WireResponse): Error;
}

/** Hooks for a backend that `config.json` cannot describe: each changes requests, responses or the sign-in. */
export interface BackendAdapter {
  /** Changes a request before its token is added. */
  request?(call: WireCall, about: CallFacts): WireCall | Promise<WireCall>;
  /** Changes a response, refusals included, before the console reads it. */
  answer?(answer: WireResponse, about: CallFacts): WireResponse | Promise<WireResponse>;
  /** Adds the session's token to a request; again with the next token after a renewal. */
  authorize?(call: WireCall, token: string | null): WireCall | Promise<WireCall>;

  /** The fields of the sign-in form. @defaultValue `password` with `signIn`, `redirect` with `begin`, else as configured */
  readonly form?: "password" | "key" | "redirect" | "none";
  /** Signs a user in. With the form `key`, the password is the key. */
  signIn?(typed: { readonly username: string; readonly password: string }, tools: AdapterTools): Promise<Grant>;
  /** Renews a grant. Called once for all tabs. */
  refresh?(grant: Grant, tools: AdapterTools): Promise<Grant>;
  /** Ends the session on the backend. May return the address of a page that ends it elsewhere. */
  signOut?(grant: Grant, tools: AdapterTools): Promise<string | null>;
  /** Returns the address of the page where users sign in. */
  begin?(tools: AdapterTools): Promise<string>;
  /** Finishes such a sign-in, once, before the console renders. */
  readonly callback?: {
    /** Path of the console that the other page redirects to: `signed-in`. */
    readonly path: string;
    finish(address: URL, tools: AdapterTools): Promise<Grant>;
  };

  /** Replaces the requests of all entities, for a protocol such as GraphQL. Then `request` and `answer` are not called. */
  transport?(tools: TransportTools): Transport;
}
