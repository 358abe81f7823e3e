import { afterEach, describe, expect, test, vi } from "vitest";
import { createTransport } from "../api/transport.ts";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../testing/session-bench.ts";
import { createLoginGate } from "./login-gate.ts";

const SAVE = { method: "PUT", path: "/coupons/{id}", params: { id: "7" }, body: { code: "A" } } as const;
const LIST = { method: "GET", path: "/coupons" } as const;

afterEach(() => localStorage.clear());

const isRight = ({ headers }: SentCall) => headers.get("authorization") === "Bearer fresh";

/** A backend that has forgotten the session, and knows the next one. */
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

describe("the gate in front of calls whose session has expired", () => {
  test("case 41: several calls wait for one sign-in, then go on with it", async () => {
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

  test("a page with nothing to lose does not wait", async () => {
    const { gate, transport } = startGate(false);
    await expect(transport.load(LIST)).rejects.toThrow();
    expect(gate.isOpen()).toBe(false);
  });

  test("a page that has shown something waits when it asks for more; one on its way in does not", async () => {
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
    window.history.replaceState(null, "", "/plans");
    isKnown = false;
    await expect(transport.load(LIST)).rejects.toMatchObject({ statusCode: 401 });
    expect(gate.isOpen()).toBe(false);
  });

  test("with open work a read waits too, and so does nobody at all when the clock finds the end", async () => {
    const { gate, transport, session } = startGate(true);
    const page = transport.load(LIST);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await session.signIn("ana", "x");
    expect((await page).record).toEqual({ id: "7" });
  });

  test("signing out while calls wait ends the waiting", async () => {
    const { gate, transport, session } = startGate(true);
    const save = transport.send(SAVE);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await Promise.allSettled([session.signOut()]);
    await expect(save).rejects.toMatchObject({ kind: "cancelled" });
  });

  test("case 13: a refusal that signing in does not cure is the caller's to hear, once", async () => {
    const refuse = (call: SentCall) => (call.url.includes("/coupons") ? json({}, 401) : forgetful(call));
    const { calls, gate, transport, session } = startGate(false, refuse);
    const save = transport.send(SAVE);
    await vi.waitFor(() => expect(gate.isOpen()).toBe(true));
    await session.signIn("ana", "x");
    await expect(save).rejects.toMatchObject({ statusCode: 401 });
    expect(calls.filter(({ url }) => url.includes("/coupons"))).toHaveLength(1);
  });
});
