import { describe, expect, test } from "vitest";
import type { BackendAdapter, CallFacts } from "../../contract/backend-adapter.ts";
import type { Transport } from "../../contract/transport.ts";
import { toExactJson } from "../lib/exact-json.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import { createAdaptedTransport } from "./adapted-transport.ts";
import { createCallAdapter } from "./call-adapter.ts";
import { createTransport } from "./transport.ts";

const parts = {
  backend: { ...testConfig.backends.main, url: "https://backend.example/v1" },
  tokens: { accessToken: () => Promise.resolve("a"), renewedToken: () => Promise.resolve("b") },
  timeoutMs: null,
};

const open = (adapter: BackendAdapter) => createTransport({ ...parts, adapter: createCallAdapter(adapter) });

const READ = { method: "GET", path: "/books/{id}", params: { id: 7 } } as const;
const UPDATE = { method: "PUT", path: "/books/{id}", params: { id: 7 } } as const;

describe("the hooks of an adapter around a call", () => {
  test("`request` and `answer` receive the facts of the call", async () => {
    fakeFetch(() => json({ data: [], total: 0 }));
    const facts: CallFacts[] = [];
    const adapter: BackendAdapter = {
      request: (call, about) => {
        facts.push(about);
        return call;
      },
      answer: (answer, about) => {
        facts.push(about);
        return answer;
      },
    };
    const about = { entity: "book", operation: "list" };
    await open(adapter).list({ method: "GET", path: "/books", about }, { page: 2, search: "x y" });
    const wanted = { ...about, path: "/books", params: {}, query: { page: 2, search: "x y" } };
    expect(facts).toEqual([wanted, wanted]);
  });

  test("`request` changes method, address, headers and body, and the token is added afterwards", async () => {
    const sent = fakeFetch(() => json({ id: 7 }));
    const adapter: BackendAdapter = {
      request: (call) => {
        const url = new URL(`${call.url.href}/`);
        url.searchParams.set("expand", "a b");
        return { method: "PATCH", url, headers: { ...call.headers, "X-Tenant": "one" }, body: { book: call.body } };
      },
    };
    await open(adapter).send({ ...UPDATE, body: { name: "B" } });
    const [call] = sent;
    expect([call?.method, call?.url, call?.body]).toEqual([
      "PATCH",
      "https://backend.example/v1/books/7/?expand=a%20b",
      '{"book":{"name":"B"}}',
    ]);
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      accept: "application/json",
      authorization: "Bearer a",
      "content-type": "application/json",
      "x-tenant": "one",
    });
  });

  test("`answer` may change the body in place", async () => {
    fakeFetch(() => new Response('{"id":7,"price":1.10,"title":"B"}'));
    const adapter: BackendAdapter = {
      answer: (answer) => {
        Object.assign(answer.body as object, { name: "B", title: undefined });
        return answer;
      },
    };
    expect(toExactJson((await open(adapter).load(READ)).record)).toBe('{"id":7,"price":1.10,"name":"B"}');
  });

  test("a token that `authorize` adds to the address in place is sent once", async () => {
    const sent = fakeFetch(() => json({}, 401));
    const adapter: BackendAdapter = {
      authorize: (call, token) => {
        call.url.searchParams.append("key", token ?? "");
        return call;
      },
    };
    await open(adapter)
      .load(READ)
      .catch(() => undefined);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?key=a", "?key=b"]);
  });

  test("numbers that a double cannot reproduce stay exact in both directions", async () => {
    const sent = fakeFetch(() => new Response('{"book":{"id":7,"price":1.10}}'));
    const adapter: BackendAdapter = {
      request: (call) => ({ ...call, ...(call.body === undefined ? {} : { body: { book: call.body } }) }),
      answer: (answer) => ({ ...answer, body: (answer.body as { readonly book: unknown }).book }),
    };
    const transport = open(adapter);
    const { record } = await transport.load(READ);
    await transport.send({ ...UPDATE, body: record });
    expect(sent[1]?.body).toBe('{"book":{"id":7,"price":1.10}}');
  });

  test("`answer` sees refusals, and decides whether the token is renewed", async () => {
    const sent = fakeFetch(({ headers }) =>
      headers.get("authorization") === "Bearer b" ? json({ id: 7 }) : json({ errors: [{ code: "expired" }] }),
    );
    const adapter: BackendAdapter = {
      answer: (answer) =>
        (answer.body as object) && "errors" in (answer.body as object) ? { ...answer, status: 401 } : answer,
    };
    expect(await open(adapter).send(READ)).toEqual({ id: 7 });
    expect(sent).toHaveLength(2);
  });

  test("`authorize` replaces the token of the console, again after a renewal", async () => {
    const sent = fakeFetch(({ headers }) => (headers.get("x-token") === "b" ? json({ id: 7 }) : json({}, 401)));
    const adapter: BackendAdapter = {
      authorize: (call, token) => ({ ...call, headers: { ...call.headers, "X-Token": token ?? "" } }),
    };
    await open(adapter).send(READ);
    expect(sent.map(({ headers }) => [headers.get("x-token"), headers.get("authorization")])).toEqual([
      ["a", null],
      ["b", null],
    ]);
  });

  test.each<[string, BackendAdapter]>([
    [
      "request",
      {
        request: () => {
          throw new TypeError("x is undefined");
        },
      },
    ],
    ["answer", { answer: () => Promise.reject(new TypeError("x is undefined")) }],
    [
      "authorize",
      {
        authorize: () => {
          throw new TypeError("x is undefined");
        },
      },
    ],
  ])("a failure in `%s` is an error with the name of the hook", async (hook, adapter) => {
    fakeFetch(() => json({ id: 7 }));
    await expect(open(adapter).send(READ)).rejects.toMatchObject({
      name: "ApiError",
      kind: "unexpected",
      hook,
      message: "x is undefined",
    });
  });

  test("a page that is no JSON reaches `answer` as text, and stays what it is", async () => {
    fakeFetch(() => new Response("<html>no</html>", { status: 502, headers: { "content-type": "text/html" } }));
    const bodies: unknown[] = [];
    const adapter: BackendAdapter = {
      answer: (answer) => {
        bodies.push(answer.body);
        return answer;
      },
    };
    await expect(open(adapter).send({ ...UPDATE, body: {} })).rejects.toMatchObject({ statusCode: 502 });
    expect(bodies).toEqual(["<html>no</html>"]);
  });
});

describe("an adapter with a transport of its own", () => {
  const own = (use: (tools: Parameters<NonNullable<BackendAdapter["transport"]>>[0]) => Transport["send"]) =>
    createAdaptedTransport(parts, {
      transport: (tools) => {
        const send = use(tools);
        return {
          send,
          list: async () => ({ rows: [], total: null }),
          load: async () => ({ record: {} as never, etag: null }),
        };
      },
    });

  test("its calls have the token, which is renewed", async () => {
    const sent = fakeFetch(({ headers }) =>
      headers.get("authorization") === "Bearer b" ? json({ data: { id: 7 } }) : json({}, 401),
    );
    const transport = own(
      (tools) => async () => (await tools.send({ method: "POST", body: { query: "{ book }" } })).body as never,
    );
    expect(await transport.send(READ)).toEqual({ data: { id: 7 } });
    expect(sent.map(({ url, body }) => [url, body])).toEqual(
      Array(2).fill(["https://backend.example/v1/", '{"query":"{ book }"}']),
    );
  });

  test("errors in a 200 become a refusal, and other failures have the name of the hook", async () => {
    fakeFetch(() => json({ errors: [{ message: "name is taken", path: ["name"] }] }));
    const refusing = own((tools) => async () => {
      throw tools.toError(await tools.send({ method: "POST", body: {} }));
    });
    await expect(refusing.send(READ)).rejects.toMatchObject({ statusCode: 422, serverMessage: "name is taken" });
    const failing = own(() => () => Promise.reject(new TypeError("x is undefined")));
    await expect(failing.send(READ)).rejects.toMatchObject({ hook: "transport", message: "x is undefined" });
  });
});
