import { describe, expect, test, vi } from "vitest";
import { deferred } from "../testing/deferred.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { fakeToken } from "../testing/fake-token.ts";
import { startSession, testConfig, tokenWith } from "../testing/session-harness.ts";
import { createSession } from "./session.ts";
import { sessionCalls } from "./session-calls.ts";

const HOURS = 3600;

describe("the state of a session", () => {
  test.each([
    ["no tokens", null, false],
    ["a valid token", { accessToken: tokenWith(4 * HOURS) }, true],
    ["a token that expires soon", { accessToken: tokenWith(60) }, true],
    ["an expired token", { accessToken: tokenWith(-1) }, false],
    ["an expired token with a refresh token", { accessToken: tokenWith(-1), refreshToken: "r" }, true],
    ["an opaque token", { accessToken: "opaque" }, true],
  ])("with %s, whether it is usable", (_, tokens, isUsable) => {
    expect(startSession(tokens).session.isSignedIn()).toBe(isUsable);
  });

  test.each([
    [{ name: "Ana", username: "ana@x.example" }, "Ana", "ana@x.example"],
    [{ username: "ana@x.example" }, "ana@x.example", "ana@x.example"],
    [{ name: "Ana" }, "Ana", null],
    [{}, null, null],
  ])("a token with %j has the names %j and %j", (claims, name, username) => {
    const { session } = startSession({ accessToken: fakeToken(claims) });
    expect([session.name(), session.username()]).toEqual([name, username]);
  });

  test("without tokens it has neither a name nor a token", async () => {
    const { session } = startSession(null);
    expect([session.name(), session.username()]).toEqual([null, null]);
    expect([await session.accessToken(), await session.renewedToken("a")]).toEqual([null, null]);
  });

  test("a token whose subject is an id has the typed username; otherwise its subject is the username", async () => {
    fakeFetch(() => json({ accessToken: fakeToken({ sub: "7f3c" }) }));
    const { session } = startSession(null);
    await session.signIn("ana@x.example", "x");
    expect([session.name(), session.username()]).toEqual([null, "ana@x.example"]);
    const stored = startSession({ accessToken: fakeToken({ sub: "bia@x.example" }) });
    expect(stored.session.username()).toBe("bia@x.example");
  });

  test("an opaque token has the typed username until its session ends", async () => {
    fakeFetch(() => json({ accessToken: "opaque" }));
    const { session, store } = startSession(null);
    await session.signIn("ana", "x");
    expect(session.username()).toBe("ana");
    expect(startSession(store.read()).session.username()).toBe("ana");
    await session.signOut().catch(() => undefined);
    expect(session.username()).toBeNull();
    store.write({ accessToken: "another" });
    expect(session.username()).toBeNull();
  });
});

describe("a token that the backend rejected", () => {
  test("case 13: is renewed even if it has not expired", async () => {
    const fresh = tokenWith(4 * HOURS);
    const calls = fakeFetch(() => json({ accessToken: fresh }));
    const { session, store } = startSession({ accessToken: "opaque", refreshToken: "r" });
    expect(await session.renewedToken("opaque")).toBe(fresh);
    expect([calls.length, store.read()?.accessToken]).toEqual([1, fresh]);
  });

  test("case 29: is not renewed if storage has another token", async () => {
    const calls = fakeFetch(() => json({ accessToken: "fresh" }));
    const { session } = startSession({ accessToken: "newer", refreshToken: "r" });
    expect(await session.renewedToken("opaque")).toBe("newer");
    expect(calls).toHaveLength(0);
  });

  test("a call of the previous user is not repeated with the next user's token", async () => {
    const old = { accessToken: tokenWith(4 * HOURS), refreshToken: "a", username: "ana" };
    const next = { accessToken: tokenWith(4 * HOURS), refreshToken: "b", username: "bia" };
    const { session, store } = startSession(old);
    store.write(next);
    await expect(session.renewedToken(old.accessToken)).rejects.toMatchObject({ kind: "cancelled" });
    expect(session.generation()).toBe(1);

    const renewing = startSession(old);
    fakeFetch(() => {
      store.write(next);
      return json({}, 401);
    });
    await expect(renewing.session.renewedToken(old.accessToken)).rejects.toMatchObject({ kind: "cancelled" });
    expect([renewing.session.generation(), store.read()]).toEqual([1, next]);
  });
});

describe("the start and the end", () => {
  test("case 24: a sign-in discards tokens that a call of the last session receives", async () => {
    const late = deferred<Response>();
    fakeFetch(({ url }) => (url.endsWith("/refresh-token") ? late.promise : json({ accessToken: "mine" })));
    const { session, store } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    const waiting = session.accessToken();
    await session.signIn("ana", "x");
    late.resolve(json({ accessToken: "theirs" }));
    await expect(waiting).rejects.toMatchObject({ kind: "cancelled" });
    expect(store.read()).toEqual({ accessToken: "mine", username: "ana" });
  });

  test("signing out sends no request without a session, or if the config disables remote logout", async () => {
    const calls = fakeFetch(() => json({}));
    const { store, session: unsigned } = startSession(null);
    await unsigned.signOut();
    store.write({ accessToken: "a" });
    const parts = { store, calls: sessionCalls(testConfig.backends.main, null) };
    await createSession({ ...parts, remoteLogout: false }).signOut();
    expect([calls.length, store.read()]).toEqual([0, null]);
  });

  test.each([
    ["no user signed in", null],
    ["a valid token", { accessToken: tokenWith(4 * HOURS), refreshToken: "r" }],
    ["a token that expires soon", { accessToken: tokenWith(60) }],
  ])("case 18: with %s, waking up changes nothing", (_, tokens) => {
    const calls = fakeFetch(() => json({}));
    const { session, store, events } = startSession(tokens);
    session.check();
    expect([calls.length, events, store.read()]).toEqual([0, [], tokens]);
  });

  test("case 18: waking up without a network does not end the session", async () => {
    const calls = fakeFetch(() => Promise.reject(new TypeError("offline")));
    const { session, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
    session.check();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await expect(session.accessToken()).rejects.toMatchObject({ kind: "network" });
    expect([events, session.isSignedIn()]).toEqual([[], true]);
  });

  test("case 26, 27: sign-ins and sign-outs of other tabs emit one event each, and renewals emit none", () => {
    const { session, store, events } = startSession({ accessToken: "a", refreshToken: "r" });
    session.syncFromStorage();
    store.write({ accessToken: "b", refreshToken: "r" });
    session.syncFromStorage();
    expect(events).toEqual([]);
    store.clear();
    session.syncFromStorage();
    session.syncFromStorage();
    expect(events).toEqual([{ type: "out", reason: "otherTab" }]);
    store.write({ accessToken: "c" });
    session.syncFromStorage();
    session.syncFromStorage();
    expect(events).toHaveLength(2);
  });

  test("a tab that slept through a change of user emits the end and the new start, and cancels pending calls", async () => {
    const { session, store, events } = startSession({ accessToken: tokenWith(4 * HOURS), username: "ana" });
    store.write({ accessToken: tokenWith(4 * HOURS), username: "ana" });
    session.syncFromStorage();
    expect([events, session.generation()]).toEqual([[], 0]);
    store.write({ accessToken: tokenWith(4 * HOURS), username: "bia" });
    await expect(session.accessToken()).rejects.toMatchObject({ kind: "cancelled" });
    expect(events).toEqual([
      { type: "out", reason: "otherTab" },
      { type: "in", isOther: true },
    ]);
    expect([session.generation(), session.username()]).toEqual([1, "bia"]);
    expect(await session.accessToken()).toBe(store.read()?.accessToken);
  });

  test("signing in again as the same user keeps the generation; another user increments it", async () => {
    fakeFetch(() => json({ accessToken: "opaque" }));
    const { session } = startSession(null);
    await session.signIn("ana", "x");
    await session.signOut().catch(() => undefined);
    await session.signIn("ana", "x");
    expect(session.generation()).toBe(0);
    await session.signIn("bia", "x");
    expect(session.generation()).toBe(1);
  });

  test("case 26: a sign-in or sign-out in this tab is not reported as another tab's", async () => {
    fakeFetch(() => json({ accessToken: "a" }));
    const { session, events } = startSession(null);
    session.syncFromStorage();
    await session.signIn("ana", "x");
    session.syncFromStorage();
    await session.signOut().catch(() => undefined);
    session.syncFromStorage();
    expect(events).toEqual([{ type: "in" }, { type: "out", reason: "signedOut" }]);
  });
});

describe("a token that expires soon", () => {
  test("case 7: is used unchanged if it cannot be renewed", async () => {
    const calls = fakeFetch(() => json({ accessToken: "fresh" }));
    const token = tokenWith(60);
    const { session } = startSession({ accessToken: token });
    expect([await session.accessToken(), calls.length]).toEqual([token, 0]);
  });

  test("case 1: is renewed once in the background, and so is each successor", async () => {
    const now = Date.now();
    let clock = now;
    const second = tokenWith(2 * HOURS, now);
    const calls = fakeFetch(() => json({ accessToken: calls.length === 1 ? second : "third" }));
    const first = tokenWith(60, now);
    const { session, store } = startSession({ accessToken: first, refreshToken: "r" }, () => clock);
    expect([await session.accessToken(), await session.accessToken()]).toEqual([first, first]);
    await vi.waitFor(() => expect(store.read()?.accessToken).toBe(second));
    expect([await session.accessToken(), calls.length]).toEqual([second, 1]);
    clock += 1.5 * HOURS * 1000;
    expect([await session.accessToken(), await session.accessToken()]).toEqual([second, second]);
    await vi.waitFor(() => expect(store.read()?.accessToken).toBe("third"));
    expect(calls).toHaveLength(2);
  });

  test("case 16: its remaining time is measured by the backend's clock, from the newest token's iat", async () => {
    const now = Date.now();
    const token = tokenWith(4 * HOURS, now);
    const calls = fakeFetch(() => json({ accessToken: token, refreshToken: "r" }));
    let clock = now + 5 * HOURS * 1000;
    const { session } = startSession(null, () => clock);
    await session.signIn("ana", "x");
    expect([await session.accessToken(), calls.length]).toEqual([token, 1]);
    clock += 4.5 * HOURS * 1000;
    await session.accessToken();
    expect(calls).toHaveLength(2);
  });

  test("case 16: without an iat claim, the clocks are assumed to agree", async () => {
    const now = Date.now();
    let clock = now;
    const token = fakeToken({ exp: Math.floor(now / 1000) + 2 * HOURS });
    const calls = fakeFetch(() => json({ accessToken: token, refreshToken: "r" }));
    const { session } = startSession(null, () => clock);
    await session.signIn("ana", "x");
    clock += 3 * HOURS * 1000;
    await session.accessToken();
    expect(calls).toHaveLength(2);
  });
});
