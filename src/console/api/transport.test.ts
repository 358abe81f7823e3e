import { describe, expect, test, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../testing/session-harness.ts";
import type { ApiError } from "./api-error.ts";
import type { TokenSource } from "./retry.ts";
import { createTransport } from "./transport.ts";

const HOURS = 3600;
const LIST = { method: "GET", path: "/tickets" } as const;
const ONE = { method: "GET", path: "/tickets/{id}", params: { id: "7" } } as const;
const UPDATE = { method: "PUT", path: "/tickets/{id}", params: { id: "7" }, body: { code: "A" } } as const;

const signedIn: TokenSource = {
  accessToken: () => Promise.resolve("token"),
  renewedToken: () => Promise.resolve(null),
};

const transport = (tokens: TokenSource = signedIn, timeoutMs: number | null = null) =>
  createTransport({ backend: testConfig.backends.main, tokens, timeoutMs });

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail("the call should have failed"),
    (error) => error,
  );

describe("a call", () => {
  test("sends the token, and its body as JSON", async () => {
    const calls = fakeFetch(() => json({ id: "7", code: "A" }));
    await transport().send(UPDATE, { etag: '"3"' });
    expect(calls[0]).toMatchObject({ url: "/api/tickets/7", method: "PUT", body: '{"code":"A"}' });
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer token");
    expect(calls[0]?.headers.get("if-match")).toBe('"3"');
    expect(calls[0]?.headers.get("content-type")).toBe("application/json");
  });

  test.each(["POST", "PUT", "DELETE"] as const)("case 65: a %s without a body has no content type", async (method) => {
    const calls = fakeFetch(() => new Response(null, { status: 204 }));
    expect(await transport().send({ method, path: "/members/head-readers" })).toBeUndefined();
    expect(calls[0]?.headers.has("content-type")).toBe(false);
    expect(calls[0]?.body).toBeNull();
  });

  test.each([undefined, null, "", ".", ".."])(
    "case 86: an id of %j is rejected before the request is sent",
    async (id) => {
      const calls = fakeFetch(() => json({}));
      const error = await failure(transport().send({ ...UPDATE, params: { id: id as string } }));
      expect(error.message).toBe("id is required");
      expect(calls).toHaveLength(0);
    },
  );

  test("case 83: an id past 2^53 is sent with all its digits", async () => {
    const calls = fakeFetch(() => json({ id: 1 }));
    await transport().load({ ...ONE, params: { id: 9007199254740993n } });
    expect(calls[0]?.url).toBe("/api/tickets/9007199254740993");
  });

  test("an id is encoded as one path segment", async () => {
    const calls = fakeFetch(() => json({ id: "a/b?c" }));
    await transport().load({ ...ONE, params: { id: "a/b?c" } });
    expect(calls[0]?.url).toBe("/api/tickets/a%2Fb%3Fc");
  });
});

describe("sessions of calls", () => {
  test("case 1: an expired token is refreshed once, and the call is sent once with the new one", async () => {
    const fresh = tokenWith(4 * HOURS);
    const calls = fakeFetch(({ url }) => (url.endsWith("/refresh-token") ? json({ accessToken: fresh }) : json([])));
    const { session } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    await Promise.all(Array.from({ length: 20 }, () => transport(session).list(LIST)));
    const lists = calls.filter(({ url }) => url === "/api/tickets");
    expect(calls).toHaveLength(21);
    expect(lists.every(({ headers }) => headers.get("authorization") === `Bearer ${fresh}`)).toBe(true);
  });

  test("case 13: a 401 on a valid-looking token is retried once with a new one", async () => {
    const fresh = tokenWith(4 * HOURS);
    const calls = fakeFetch(({ url }) =>
      url.endsWith("/refresh-token") ? json({ accessToken: fresh, refreshToken: "r2" }) : json({}, 401),
    );
    const { session, events } = startSession({ accessToken: tokenWith(4 * HOURS), refreshToken: "r" });
    expect(await failure(transport(session).list(LIST))).toMatchObject({ kind: "http", statusCode: 401 });
    expect(calls.map(({ url }) => url)).toEqual(["/api/tickets", "/api/refresh-token", "/api/tickets"]);
    expect(events).toEqual([]);
  });

  test("case 15: a 403 neither refreshes nor signs out", async () => {
    const calls = fakeFetch(() => json({}, 403));
    const { session, events } = startSession({ accessToken: tokenWith(4 * HOURS), refreshToken: "r" });
    expect(await failure(transport(session).list(LIST))).toMatchObject({ statusCode: 403 });
    expect(calls).toHaveLength(1);
    expect(events).toEqual([]);
  });
});

describe("a response", () => {
  test.each([
    ["a 204", () => new Response(null, { status: 204 })],
    ["an empty 200", () => new Response("", { status: 200 })],
  ])("case 63: %s to a GET is an error", async (_, answer) => {
    fakeFetch(answer);
    expect(await failure(transport().load(ONE))).toMatchObject({ kind: "unexpected" });
  });

  test("case 66: an HTML page is not accepted as data", async () => {
    fakeFetch(() => new Response("<html>Sign in</html>", { headers: { "content-type": "text/html" } }));
    const error = await failure(transport().list(LIST));
    expect(error).toMatchObject({ kind: "unexpected", statusCode: 200 });
    expect(error.message).not.toContain("Sign in");
  });

  test("case 68: truncated JSON has its own error kind", async () => {
    fakeFetch(() => new Response('{"id": ', { headers: { "content-type": "application/json" } }));
    expect(await failure(transport().load(ONE))).toMatchObject({ kind: "unexpected" });
  });

  test.each([
    ["longer than 40 MB", () => `"${"x".repeat(40_000_000)}"`],
    ["nested 100,000 deep", () => `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["nested 100,000 deep in objects", () => `${'{"a": '.repeat(100_000)}1${" }".repeat(100_000)}`],
  ])("case 68: a response %s is rejected before it is parsed", async (_, toText) => {
    const text = toText();
    const read = vi.spyOn(JSON, "parse");
    fakeFetch(() => new Response(text, { headers: { "content-type": "application/json" } }));
    expect(await failure(transport().list(LIST))).toMatchObject({ kind: "unexpected", statusCode: 200 });
    expect(await failure(transport().load(ONE))).toMatchObject({ kind: "unexpected", statusCode: 200 });
    expect(read).not.toHaveBeenCalled();
    // The write has succeeded, even if the body is malformed JSON.
    expect(await transport().send(UPDATE)).toBe(text);
  });

  test("case 68: a long list is parsed", async () => {
    const rows = Array.from({ length: 100_000 }, (__, id) => ({ id, tags: [["a"], [{ b: "c" }]] }));
    fakeFetch(() => json(rows));
    expect((await transport().list(LIST)).rows).toHaveLength(100_000);
  });

  test("case 96: prototype keys are dropped", async () => {
    fakeFetch(
      () => new Response('{"id":"7","__proto__":{"evil":1}}', { headers: { "content-type": "application/json" } }),
    );
    const { record } = await transport().load<object>(ONE);
    expect(Object.keys(record)).toEqual(["id"]);
    expect("evil" in record).toBe(false);
  });

  test("a record is the body or its `data`, with the version of a strong ETag", async () => {
    fakeFetch(() => json({ id: "7", data: { a: 1 } }, 200, { etag: '"3"' }));
    expect(await transport().load(ONE)).toEqual({ record: { id: "7", data: { a: 1 } }, etag: '"3"' });
    fakeFetch(() => json({ data: { id: "7" } }));
    expect(await transport().load(ONE)).toEqual({ record: { id: "7" }, etag: null });
    fakeFetch(() => json({ id: "7" }, 200, { etag: 'W/"3"' }));
    expect((await transport().load(ONE)).etag).toBeNull();
  });

  test.each([
    ["a bare array", [{ id: 1 }], { rows: [{ id: 1 }], total: null }],
    ["data and total", { data: [], total: 4 }, { rows: [], total: 4 }],
    ["items and totalCount", { items: [{ id: 1 }], totalCount: 9 }, { rows: [{ id: 1 }], total: 9 }],
    ["content and totalElements", { content: [], totalElements: 0 }, { rows: [], total: 0 }],
    ["results and count", { results: [{ id: 1 }], count: 2 }, { rows: [{ id: 1 }], total: 2 }],
    ["rows alone", { rows: [{ id: 1 }] }, { rows: [{ id: 1 }], total: 1 }],
  ])("case 82: a list may be %s", async (_, body, page) => {
    fakeFetch(() => json(body));
    expect(await transport().list(LIST)).toEqual(page);
  });

  test.each([[null], [{}], ["text"], [{ data: {} }]])("case 82: %j is not a list", async (body) => {
    fakeFetch(() => json(body));
    expect(await failure(transport().list(LIST))).toMatchObject({ kind: "unexpected" });
  });

  test("a list sends its page, order, search and filters, and no unset parameters", async () => {
    const calls = fakeFetch(() => json([]));
    await transport().list(LIST, {
      page: 2,
      pageSize: 25,
      sort: "-code",
      search: "a&b",
      filters: { status: "active" },
    });
    await transport().list(LIST, {});
    expect(calls.map(({ url }) => url)).toEqual([
      "/api/tickets?page=2&pageSize=25&sort=-code&q=a%26b&status=active",
      "/api/tickets",
    ]);
  });
});

describe("failures", () => {
  test("case 59: a GET is retried while the backend is unavailable, a write never", async () => {
    let answers = 0;
    const calls = fakeFetch(() => {
      answers += 1;
      return answers < 3 ? new Response("", { status: 503 }) : json([]);
    });
    await transport().list(LIST);
    expect(calls).toHaveLength(3);
    const writes = fakeFetch(() => new Response("", { status: 503 }));
    expect(await failure(transport().send(UPDATE))).toMatchObject({ statusCode: 503 });
    expect(writes).toHaveLength(1);
  });

  test.each(["POST", "PUT", "DELETE"] as const)("case 64: a %s succeeds with an empty response", async (method) => {
    fakeFetch(() => new Response(null, { status: 204 }));
    expect(await transport().send({ method, path: "/tickets" })).toBeUndefined();
  });

  test("case 76: a failed preflight counts as a network error, and does not sign out", async () => {
    fakeFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    const { session, store, events } = startSession({ accessToken: tokenWith(4 * HOURS), refreshToken: "r" });
    expect(await failure(transport(session).send(UPDATE))).toMatchObject({ kind: "network" });
    expect(events).toEqual([]);
    expect(store.read()).not.toBeNull();
  });

  test("case 54: without a network the error is a network error", async () => {
    fakeFetch(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failure(transport().send(UPDATE))).toMatchObject({ kind: "network", statusCode: 0 });
  });

  test("case 55, 56: the timeout covers headers and body", async () => {
    const whenAborted = (signal: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    fakeFetch(({ signal }) => whenAborted(signal));
    expect(await failure(transport(signedIn, 5).send(UPDATE))).toMatchObject({ kind: "timeout" });
  });

  test("an aborted call is cancelled, and not retried", async () => {
    const controller = new AbortController();
    const calls = fakeFetch(() => {
      controller.abort();
      return Promise.reject(new DOMException("aborted", "AbortError"));
    });
    expect(await failure(transport().list(LIST, {}, { signal: controller.signal }))).toMatchObject({
      kind: "cancelled",
    });
    expect(calls).toHaveLength(1);
  });
});
