import { describe, expect, test, vi } from "vitest";
import { deferred } from "../testing/deferred.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { fakeToken } from "../testing/fake-token.ts";
import { startSession, tokenWith } from "../testing/session-harness.ts";
import { watchSession } from "./watch-session.ts";

const HOURS = 3600;

describe("a session", () => {
  test("case 2, 3: many calls with an expired token share one refresh, including late ones", async () => {
    const fresh = tokenWith(4 * HOURS);
    const { promise: gate, resolve: release } = deferred<void>();
    const calls = fakeFetch(async () => {
      await gate;
      return json({ accessToken: fresh, refreshToken: "r2" });
    });
    const { session, store } = startSession({ accessToken: tokenWith(-1), refreshToken: "r1" });
    const early = Array.from({ length: 20 }, () => session.accessToken());
    const late = session.accessToken();
    release();
    expect(new Set(await Promise.all([...early, late]))).toEqual(new Set([fresh]));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toBe('{"refreshToken":"r1"}');
    expect(store.read()).toEqual({ accessToken: fresh, refreshToken: "r2" });
  });

  test.each([400, 401])(
    "case 5: a refresh rejected with %i ends the session once, regardless of the number of waiting calls",
    async (status) => {
      const calls = fakeFetch(() => json({ message: "no" }, status));
      const { session, store, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => session.accessToken()));
      expect(results.every(({ status: outcome }) => outcome === "rejected")).toBe(true);
      expect(calls).toHaveLength(1);
      expect(store.read()).toBeNull();
      expect(events).toEqual([{ type: "out", reason: "refreshFailed" }]);
    },
  );

  test.each([
    ["a 500", () => json({}, 500)],
    ["a page of a gateway", () => new Response("<html>", { status: 502 })],
    ["no network", () => Promise.reject(new TypeError("offline"))],
  ])("case 6, 8: after %s the session stays, and 50 calls right after it ask once", async (_, answer) => {
    const calls = fakeFetch(answer);
    let now = Date.now();
    const { session, store, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" }, () => now);
    for (let call = 0; call < 50; call += 1) {
      await expect(session.accessToken()).rejects.toThrow();
    }
    expect(calls).toHaveLength(1);
    now += 60_000;
    await expect(session.accessToken()).rejects.toThrow();
    expect(calls).toHaveLength(2);
    expect(store.read()).not.toBeNull();
    expect(events).toEqual([]);
  });

  test("case 7: a rejected early refresh keeps a token that is still valid", async () => {
    const calls = fakeFetch(() => json({}, 401));
    const token = tokenWith(600);
    const { session, events } = startSession({ accessToken: token, refreshToken: "r" });
    expect(await session.accessToken()).toBe(token);
    expect(await session.accessToken()).toBe(token);
    expect(calls).toHaveLength(1);
    expect(events).toEqual([]);
    expect(session.isSignedIn()).toBe(true);
  });

  test("a token with a lifetime of an hour or less is refreshed early only once", async () => {
    const short = tokenWith(1800);
    const calls = fakeFetch(() => json({ accessToken: short, refreshToken: "r2" }));
    const { session, store } = startSession({ accessToken: tokenWith(600), refreshToken: "r" });
    await session.accessToken();
    await expect.poll(() => store.read()?.accessToken).toBe(short);
    await session.accessToken();
    await session.accessToken();
    expect(calls).toHaveLength(1);
  });

  test("case 17: a token of thirty days sets no timer that would fire at once", async () => {
    const calls = fakeFetch(() => json({}, 401));
    const timers = vi.spyOn(globalThis, "setTimeout");
    const { session } = startSession({ accessToken: tokenWith(30 * 24 * HOURS), refreshToken: "r" });
    const stop = watchSession(session, "main-tokens");
    await session.accessToken();
    stop();
    expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 2 ** 31)).toEqual([]);
    expect(calls).toHaveLength(0);
  });

  test("case 9: an expired token without a refresh token ends the session", async () => {
    const calls = fakeFetch(() => json({}));
    const { session, store, events } = startSession({ accessToken: tokenWith(-1) });
    expect(session.isSignedIn()).toBe(false);
    await expect(session.accessToken()).rejects.toThrow("No refresh token available");
    expect(calls).toHaveLength(0);
    expect(store.read()).toBeNull();
    expect(events).toEqual([{ type: "out", reason: "noRefreshToken" }]);
  });

  test("case 10: a refresh response without a refresh token keeps the old one", async () => {
    const fresh = tokenWith(4 * HOURS);
    fakeFetch(() => json({ accessToken: fresh }));
    const { session, store } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    await session.accessToken();
    expect(store.read()).toEqual({ accessToken: fresh, refreshToken: "r" });
  });

  test.each([
    [{ token: "t" }, "t"],
    [{ token: "t", accessToken: "a" }, "a"],
  ])("case 11: a sign-in parses %j as %s", async (body, token) => {
    const calls = fakeFetch(() => json(body));
    const { session, events } = startSession(null);
    await session.signIn("ana", "senha");
    expect(await session.accessToken()).toBe(token);
    expect(calls[0]?.url).toBe("/api/authentication");
    expect(calls[0]?.headers.get("authorization")).toBe(`Basic ${btoa("ana:senha")}`);
    expect(events).toEqual([{ type: "in" }]);
  });

  test("case 11: a refresh response without `accessToken` counts as rejected", async () => {
    fakeFetch(() => json({ token: "t", refreshToken: "r2" }));
    const { session, store, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    await expect(session.accessToken()).rejects.toMatchObject({ message: "The response has no accessToken" });
    expect(store.read()).toBeNull();
    expect(events).toEqual([{ type: "out", reason: "refreshFailed" }]);
  });

  test("case 6, 11: an HTML page as the refresh response does not end the session", async () => {
    fakeFetch(() => new Response("<!doctype html><title>Sign in to the network</title>"));
    const { session, store, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    await expect(session.accessToken()).rejects.toMatchObject({ kind: "unexpected" });
    expect(store.read()).not.toBeNull();
    expect(events).toEqual([]);
  });

  test("case 23: an opaque token expires after its expiresIn, and is renewed then and after a 401", async () => {
    const calls = fakeFetch(() => json({ accessToken: `opaque-${calls.length}`, refreshToken: "r", expiresIn: 7200 }));
    let now = Date.now();
    const { session } = startSession(null, () => now);
    await session.signIn("ana", "senha");
    expect(await session.accessToken()).toBe("opaque-1");
    now += 7201 * 1000;
    expect(await session.accessToken()).toBe("opaque-2");
    expect(await session.renewedToken("opaque-2")).toBe("opaque-3");
  });

  test("case 14: a rejected sign-in sends no other request", async () => {
    const calls = fakeFetch(() => json({ message: "no" }, 401));
    const { session, events } = startSession(null);
    await expect(session.signIn("ana", "x")).rejects.toMatchObject({ statusCode: 401 });
    expect(calls).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test.each([2, -2])("case 16: a clock that is %i h off causes at most one refresh, and no loop", async (hours) => {
    const serverNow = Date.now();
    const now = () => serverNow + hours * HOURS * 1000;
    const fresh = tokenWith(1.5 * HOURS, serverNow);
    const calls = fakeFetch(() => json({ accessToken: fresh, refreshToken: "r2" }));
    const { session } = startSession({ accessToken: tokenWith(-3 * HOURS, serverNow), refreshToken: "r" }, now);
    await session.accessToken();
    for (let call = 0; call < 10; call += 1) {
      expect(await session.accessToken()).toBe(fresh);
    }
    expect(calls).toHaveLength(1);
  });

  test("case 24: tokens of a refresh that completes after the sign-out are discarded", async () => {
    const { promise: gate, resolve: release } = deferred<void>();
    fakeFetch(async ({ url }) => {
      if (url.endsWith("/refresh-token")) {
        await gate;
      }
      return json({ accessToken: tokenWith(4 * HOURS), refreshToken: "r2" });
    });
    const { session, store } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    const waiting = session.accessToken();
    await session.signOut();
    release();
    await expect(waiting).rejects.toMatchObject({ kind: "cancelled" });
    expect(store.read()).toBeNull();
  });

  test("case 26: a sign-out in another tab ends the session here", () => {
    const { session, store, events } = startSession({ accessToken: tokenWith(4 * HOURS), refreshToken: "r" });
    localStorage.removeItem(store.key);
    session.syncFromStorage();
    expect(events).toEqual([{ type: "out", reason: "otherTab" }]);
    expect(session.isSignedIn()).toBe(false);
  });

  test("case 27: a sign-in in another tab starts a session here", () => {
    const { session, store, events } = startSession(null);
    localStorage.setItem(store.key, JSON.stringify({ accessToken: tokenWith(4 * HOURS) }));
    session.syncFromStorage();
    expect(events).toEqual([{ type: "in" }]);
    expect(session.isSignedIn()).toBe(true);
  });

  test("case 29: tokens that another tab has refreshed are used", async () => {
    const theirs = tokenWith(4 * HOURS);
    const { session, store } = startSession({ accessToken: tokenWith(-1), refreshToken: "r1" });
    fakeFetch(() => {
      store.write({ accessToken: theirs, refreshToken: "r2" });
      return json({ message: "already used" }, 401);
    });
    expect(await session.accessToken()).toBe(theirs);
    expect(store.read()).toEqual({ accessToken: theirs, refreshToken: "r2" });
  });

  test("case 42: a sign-out that does not reach the backend ends the session here and rejects", async () => {
    const calls = fakeFetch(() => Promise.reject(new TypeError("offline")));
    const token = tokenWith(4 * HOURS);
    const { session, store, events } = startSession({ accessToken: token, refreshToken: "r" });
    await expect(session.signOut()).rejects.toMatchObject({ kind: "network" });
    expect(store.read()).toBeNull();
    expect(events).toEqual([{ type: "out", reason: "signedOut" }]);
    expect(calls[0]?.headers.get("authorization")).toBe(`Bearer ${token}`);
    expect(calls[0]?.headers.has("content-type")).toBe(false);
    expect(calls[0]?.credentials).toBe("include");
  });

  test("case 18: waking up after expiry renews the session, or ends it if that is impossible", async () => {
    const fresh = tokenWith(4 * HOURS);
    fakeFetch(() => json({ accessToken: fresh }));
    const renewable = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    renewable.session.check();
    await expect.poll(() => renewable.store.read()?.accessToken).toBe(fresh);
    const final = startSession({ accessToken: tokenWith(-1) });
    final.session.check();
    expect(final.events).toEqual([{ type: "out", reason: "noRefreshToken" }]);
  });

  test("the displayed name comes from the token", () => {
    const { session } = startSession({ accessToken: fakeToken({ name: "Ana", sub: "1", username: "ana@x.example" }) });
    expect(session.name()).toBe("Ana");
  });
});
