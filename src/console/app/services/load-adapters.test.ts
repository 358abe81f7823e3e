import { expect, test } from "vitest";
import type { BackendAdapter, TransportTools, WireCall } from "../../../contract/backend-adapter.ts";
import type { Transport } from "../../../contract/transport.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { loadAdapters } from "./load-adapters.ts";

/** An adapter whose hooks are methods, which an object spread would lose. */
class KeyAdapter implements BackendAdapter {
  readonly #header = "X-Key";

  authorize(call: WireCall, token: string | null): WireCall {
    return { ...call, headers: { ...call.headers, [this.#header]: token ?? "" } };
  }

  transport(tools: TransportTools): Transport {
    return {
      send: async () => (await tools.send({ method: "POST", body: {} })).body as never,
      list: async () => ({ rows: [], total: null }),
      load: async () => ({ record: {} as never, etag: null }),
    };
  }
}

test("the methods of an adapter that is a class are all used", async () => {
  const sent = fakeFetch(() => json({ id: 7 }));
  const { main } = await loadAdapters({ main: () => Promise.resolve(new KeyAdapter()) });
  const transport = main?.createTransport({
    backend: { ...testConfig.backends.main, url: "https://backend.example/v1" },
    tokens: { accessToken: () => Promise.resolve("a"), renewedToken: () => Promise.resolve("b") },
    timeoutMs: null,
  });
  await transport?.send({ method: "GET", path: "/books" });
  expect(sent.map(({ headers }) => [headers.get("x-key"), headers.get("authorization")])).toEqual([["a", null]]);
});
