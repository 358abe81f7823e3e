import { vi } from "vitest";

/** A call as it left the console. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | null | undefined;
}

type Answer = (call: SentCall) => Response | Promise<Response>;

/** Stands in for the network: every call is kept, and answered as told. */
export function fakeFetch(answer: Answer): readonly SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const call: SentCall = {
      url,
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? init.body : null,
      credentials: init.credentials,
      signal: init.signal,
    };
    calls.push(call);
    return await answer(call);
  });
  return calls;
}

/** An answer with a JSON body. */
export function json(body: unknown, status = 200, headers: { readonly [name: string]: string } = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}
