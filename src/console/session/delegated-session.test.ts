import { describe, expect, test } from "vitest";
import { createTransport } from "../api/transport.ts";
import { safeStorage } from "../lib/safe-storage.ts";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { fakeToken } from "../testing/fake-token.ts";
import { additionalBackend, startSession, testConfig } from "../testing/session-harness.ts";
import { createDelegatedSession } from "./delegated-session.ts";
import { sessionCalls } from "./session-calls.ts";
import { tokenStore } from "./token-store.ts";

const HOURS = 3600;
const QUERY = { method: "GET", path: "/query/topics" } as const;

let serial = 0;

function tokenOf(username: string, secondsLeft: number): string {
  serial += 1;
  const now = Math.floor(Date.now() / 1000);
  return fakeToken({ username, iat: now, exp: now + secondsLeft, serial });
}

const isAt = (path: string) => (call: SentCall) => call.url === path;

function answer(call: SentCall): Response {
  if (["/files-api/token", "/files-api/refresh"].includes(call.url)) {
    return json({ accessToken: tokenOf("ana", 4 * HOURS), refreshToken: "c2" });
  }
  return call.url === "/api/refresh-token"
    ? json({ accessToken: tokenOf("ana", 4 * HOURS) })
    : json({ name: "topics" });
}

/** Starts the main and the delegated session. `left` is the token pair already in storage. */
function startBoth(left: object | null, reply: (call: SentCall) => Response = answer, mainSeconds = 4 * HOURS) {
  const calls = fakeFetch(reply);
  if (left !== null) {
    localStorage.setItem("files-tokens", JSON.stringify(left));
  }
  const { session: main, events } = startSession({ accessToken: tokenOf("ana", mainSeconds), refreshToken: "m" });
  const store = tokenStore(
    "files",
    safeStorage(() => window.localStorage),
  );
  const backend = additionalBackend;
  const tokens = createDelegatedSession({ store, calls: sessionCalls(backend, null), main });
  const further = createTransport({ backend, tokens, timeoutMs: null });
  const ask = () => further.send<{ name: string }>(QUERY);
  const toMain = createTransport({ backend: testConfig.backends.main, tokens: main, timeoutMs: null });
  return { calls, main, events, store, ask, toMain };
}

const expired = () => ({ accessToken: tokenOf("ana", -1), refreshToken: "c1" });

describe("the session with an additional backend", () => {
  test("signs in automatically, with the user's name and the main session's token", async () => {
    const { calls, ask, store } = startBoth(null);
    await expect(ask()).resolves.toEqual({
      name: "topics",
    });
    const [signIn, query] = calls;
    expect([signIn?.url, signIn?.body]).toEqual(["/files-api/token", '{"username":"ana"}']);
    expect(signIn?.headers.get("authorization")).toBe(
      `Bearer ${JSON.parse(localStorage.getItem("main-tokens") ?? "").accessToken}`,
    );
    expect(query?.url).toBe("/files-api/query/topics");
    expect(query?.headers.get("authorization")).toBe(`Bearer ${store.read()?.accessToken}`);
  });

  test("case 31: when both tokens have expired, 20 calls to each backend refresh once per backend, under separate storage keys", async () => {
    const { calls, ask, toMain } = startBoth(expired(), answer, -1);
    const request = { method: "GET", path: "/items/1" } as const;
    await Promise.all([
      ...Array.from({ length: 20 }, () => ask()),
      ...Array.from({ length: 20 }, () => toMain.load(request)),
    ]);
    expect(calls.filter(isAt("/files-api/refresh"))).toHaveLength(1);
    expect(calls.filter(isAt("/api/refresh-token"))).toHaveLength(1);
    expect(Object.keys(localStorage).sort()).toEqual(["files-tokens", "main-tokens"]);
  });

  test("case 32: a rejected refresh is followed by one sign-in with the user's name", async () => {
    const { calls, ask } = startBoth(expired(), (call) =>
      call.url === "/files-api/refresh" ? json({}, 401) : answer(call),
    );
    await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(calls.filter(isAt("/files-api/token"))).toHaveLength(1);
  });

  test("case 32: a rejected sign-in rejects only that call; the main session stays", async () => {
    const { calls, ask, main, events } = startBoth(expired(), (call) =>
      call.url.startsWith("/files-api/") ? json({ message: "User or password invalid" }, 401) : answer(call),
    );
    for (let call = 0; call < 10; call += 1) {
      await expect(ask()).rejects.toMatchObject({ statusCode: 401 });
    }
    expect(calls.filter(isAt("/files-api/token"))).toHaveLength(1);
    expect([main.isSignedIn(), events]).toEqual([true, []]);
  });

  test("case 33: while an additional backend is down, calls to the main one succeed", async () => {
    const { ask, toMain, main, store } = startBoth(expired(), (call) =>
      call.url.startsWith("/files-api/") ? json({}, 500) : answer(call),
    );
    await expect(ask()).rejects.toMatchObject({ statusCode: 500 });
    await expect(toMain.load({ method: "GET", path: "/items/1" })).resolves.toBeDefined();
    expect([main.isSignedIn(), store.read() !== null]).toEqual([true, true]);
  });

  test("case 13: a call rejected with 401 is sent once more with a new token", async () => {
    const old = tokenOf("ana", 4 * HOURS);
    const { calls, ask } = startBoth({ accessToken: old, refreshToken: "c1" }, (call) =>
      call.headers.get("authorization") === `Bearer ${old}` ? json({}, 401) : answer(call),
    );
    await expect(ask()).resolves.toEqual({ name: "topics" });
    expect(calls.map(({ url }) => url)).toEqual([
      "/files-api/query/topics",
      "/files-api/refresh",
      "/files-api/query/topics",
    ]);
  });

  test("case 143: signing out clears its tokens, and another user's tokens are not used", async () => {
    const { main, store, ask, calls } = startBoth({ accessToken: tokenOf("bia", 4 * HOURS), refreshToken: "b" });
    await ask();
    expect(calls[0]?.url).toBe("/files-api/token");
    await Promise.allSettled([main.signOut()]);
    expect(store.read()).toBeNull();
    await expect(ask()).rejects.toMatchObject({ statusCode: 401 });
  });
});
