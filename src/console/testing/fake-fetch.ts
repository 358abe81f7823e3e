import { vi } from "vitest";

/** A request as sent by the console. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | null;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | null | undefined;
}

type Answer = (call: SentCall) => Response | Promise<Response>;

/**
 * Mocks the network: records every request and returns the scripted response.
 *
 * @example
 * const calls = fakeFetch(({ url }) => json({ url }));
 */
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

/**
 * A response with a JSON body.
 *
 * @example
 * fakeFetch(() => json({ message: "no" }, 401));
 */
export function json(body: unknown, status = 200, headers: { readonly [name: string]: string } = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}
