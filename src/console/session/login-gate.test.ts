import { describe, expect, test, vi } from "vitest";
import type { Transport } from "../../contract/transport.ts";
import { ApiError } from "../api/api-error.ts";
import { createTransport } from "../api/transport.ts";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../testing/session-harness.ts";
import { createLoginGate } from "./login-gate.ts";
import { sessionEvents } from "./session-events.ts";
import type { Session } from "./session-types.ts";

const SAVE = { method: "PUT", path: "/tickets/{id}", params: { id: "7" }, body: { code: "A" } } as const;
const LIST = { method: "GET", path: "/tickets" } as const;

const isRight = ({ headers }: SentCall) => headers.get("authorization") === "Bearer fresh";

/** A backend that rejects the current session and accepts the next one. */
function forgetful(call: SentCall): Response {
  if (call.url.endsWith("/authentication")) {
    return json({ accessToken: "fresh" });
  }
  return isRight(call) ? json({ id: "7" }) : json({}, 401);
}

function startGate(hasOpenWork: boolean, answer = forgetful) {
  const calls = fakeFetch(answer);
  const { session, events } = startSession({ accessToken: tokenWith(-1), refreshToken: "r" });
  const gate = createLoginGate({ session, hasOpenWork: () => hasOpenWork });
  const { main } = testConfig.backends;
  const transport = gate.guard(createTransport({ backend: main, tokens: session, timeoutMs: null }));
  return { calls, session, events, gate, transport };
}

describe("calls whose session has expired", () => {
  test("case 41: several calls wait for one sign-in, then continue", async () => {
    const { calls, session, gate, transport } = startGate(false);
    const opened = vi.fn();
    gate.subscribe(() => opened(gate.isOpen()));
    const results = Promise.all([transport.send(SAVE), transport.send(SAVE), transport.load(LIST)]);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    const late = transport.send(SAVE);
    await session.signIn("ana", "x");
    expect(await results).toHaveLength(3);
    expect(await late).toEqual({ id: "7" });
    expect(opened.mock.calls).toEqual([[true], [false]]);
    expect(calls.filter(isRight)).toHaveLength(4);
  });

  test("case 40: giving up rejects each of five waiting calls once, with a typed error", async () => {
    const { gate, transport, events } = startGate(false);
    const results = Promise.allSettled(Array.from({ length: 5 }, () => transport.send(SAVE)));
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    gate.giveUp();
    const outcomes = await results;
    expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.kind)).toEqual(
      Array(5).fill("cancelled"),
    );
    expect(gate.isOpen()).toBe(false);
    expect(events).toEqual([{ type: "out", reason: "refreshFailed" }]);
  });

  test("a read on a page without open work does not wait for a sign-in", async () => {
    const { gate, transport } = startGate(false);
    await expect(transport.load(LIST)).rejects.toThrow();
    expect(gate.isOpen()).toBe(false);
  });

  test("a read on a page that is already shown waits for a sign-in; one on a loading page does not", async () => {
    let isKnown = true;
    const { gate, transport, session } = startGate(false, (call) => {
      if (!isKnown) {
        return json({}, 401);
      }
      return call.url.endsWith("/refresh-token") ? json({ accessToken: "fresh" }) : forgetful(call);
    });
    await transport.load(LIST);
    isKnown = false;
    const more = transport.load(LIST);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    gate.giveUp();
    await expect(more).rejects.toMatchObject({ kind: "cancelled" });
    isKnown = true;
    await session.signIn("ana", "x");
    window.history.replaceState(null, "", "/books");
    isKnown = false;
    await expect(transport.load(LIST)).rejects.toMatchObject({ statusCode: 401 });
    expect(gate.isOpen()).toBe(false);
  });

  test("with an open form, reads wait too, and the dialog opens when the session ends without any call", async () => {
    const { gate, transport, session } = startGate(true);
    const page = transport.load(LIST);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await session.signIn("ana", "x");
    expect((await page).record).toEqual({ id: "7" });
  });

  test("signing out while calls wait rejects them", async () => {
    const { gate, transport, session } = startGate(true);
    const save = transport.send(SAVE);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await Promise.allSettled([session.signOut()]);
    await expect(save).rejects.toMatchObject({ kind: "cancelled" });
  });

  test("case 13: a call that is rejected again after the sign-in rejects once, with that error", async () => {
    const refuse = (call: SentCall) => (call.url.includes("/tickets") ? json({}, 401) : forgetful(call));
    const { calls, gate, transport, session } = startGate(false, refuse);
    const save = transport.send(SAVE);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await session.signIn("ana", "x");
    await expect(save).rejects.toMatchObject({ statusCode: 401 });
    expect(calls.filter(({ url }) => url.includes("/tickets"))).toHaveLength(1);
  });
});

/** A session whose end the test triggers, and a transport with scripted responses. */
function startBench(hasOpenWork = false) {
  const { emit, subscribe } = sessionEvents();
  const { session } = startSession(null);
  const gate = createLoginGate({ session: { ...session, subscribe } as Session, hasOpenWork: () => hasOpenWork });
  const answers: (() => Promise<never>)[] = [];
  const answer = vi.fn(() => answers.shift()?.() ?? Promise.resolve({ id: "7" }));
  const transport = gate.guard({ send: answer, list: answer, load: answer } as unknown as Transport);
  const expire = () => emit({ type: "out", reason: "refreshFailed" });
  /** Lets the next call fail because the session has expired. */
  const expireWith = (error: unknown) => {
    answers.push(() => {
      expire();
      return Promise.reject(error);
    });
  };
  return { gate, answer, transport, emit, expire, expireWith };
}

const lost = new ApiError({ kind: "network", message: "lost" });
const refused = (statusCode: number) => new ApiError({ kind: "http", statusCode, message: "no" });

describe("other situations", () => {
  test("a dialog that opens without a waiting call closes without an error", () => {
    const { gate, expire } = startBench(true);
    const told = vi.fn();
    const stop = gate.subscribe(told);
    gate.giveUp();
    expire();
    expire();
    expect([gate.isOpen(), told.mock.calls.length]).toEqual([true, 1]);
    gate.giveUp();
    expect([gate.isOpen(), told.mock.calls.length]).toEqual([false, 2]);
    stop();
    expire();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["refreshFailed", true],
    ["noRefreshToken", true],
    ["otherTab", false],
    ["signedOut", false],
  ] as const)("case 26: whether a session that ended with %s opens the sign-in dialog: %s", (reason, isAsked) => {
    const { gate, emit } = startBench(true);
    emit({ type: "out", reason });
    expect(gate.isOpen()).toBe(isAsked);
  });

  test("a page that has loaded its data is not interrupted by the expiry timer", async () => {
    const { gate, transport, expire } = startBench();
    await transport.send(SAVE);
    await transport.load(LIST);
    expire();
    expect(gate.isOpen()).toBe(false);
  });

  test("a page whose calls failed is not interrupted by the expiry timer", async () => {
    const { gate, transport, answer, expire } = startBench();
    answer.mockRejectedValueOnce(refused(409));
    await expect(transport.send(SAVE)).rejects.toMatchObject({ statusCode: 409 });
    expire();
    expect(gate.isOpen()).toBe(false);
  });

  test("a page with pending reads opens the sign-in dialog; a navigating one does not", async () => {
    window.history.replaceState(null, "", "/books");
    const { gate, transport, emit, expireWith } = startBench();
    await transport.load(LIST);
    expireWith(refused(401));
    const more = transport.list(LIST, {});
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    window.history.replaceState(null, "", "/tickets");
    emit({ type: "in" });
    await expect(more).resolves.toEqual({ id: "7" });
    expireWith(refused(401));
    const again = transport.list(LIST, {});
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    gate.giveUp(refused(403));
    await expect(again).rejects.toMatchObject({ statusCode: 403 });
    window.history.replaceState(null, "", "/genres");
    expireWith(refused(401));
    await expect(transport.load(LIST)).rejects.toMatchObject({ statusCode: 401 });
    expect(gate.isOpen()).toBe(false);
  });

  const ENDS: readonly [string, { readonly request: typeof LIST | typeof SAVE; readonly error: unknown }, boolean][] = [
    ["a rejected read", { request: LIST, error: refused(401) }, true],
    ["a rejected write", { request: SAVE, error: refused(401) }, true],
    ["a read with a server error", { request: LIST, error: refused(500) }, true],
    ["a write with a server error, which may have succeeded", { request: SAVE, error: refused(500) }, false],
    ["a write with a gateway error", { request: SAVE, error: refused(502) }, false],
    ["a write that the network lost", { request: SAVE, error: lost }, false],
    ["a fault of the page's own", { request: LIST, error: new TypeError("fault") }, false],
  ];
  test.each(ENDS)("whether %s is sent again after the sign-in", async (_, { request, error }, isRepeated) => {
    const { gate, transport, emit, answer, expireWith } = startBench(true);
    expireWith(error);
    const result = transport.send(request).catch((found: unknown) => found);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    emit({ type: "in" });
    expect(await result).toEqual(isRepeated ? { id: "7" } : error);
    expect(answer).toHaveBeenCalledTimes(isRepeated ? 2 : 1);
  });

  test("case 40: an aborted call rejects as cancelled", async () => {
    const { gate, transport, expireWith } = startBench(true);
    expireWith(refused(401));
    const save = transport.send(SAVE);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    gate.giveUp();
    await expect(save).rejects.toMatchObject({ kind: "cancelled", message: "The sign-in was cancelled" });
  });
});
