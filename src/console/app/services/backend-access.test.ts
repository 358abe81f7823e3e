import { expect, test, vi } from "vitest";
import type { SignedInModel } from "../../../contract/console-model.ts";
import type { Transport } from "../../../contract/transport.ts";
import { createLoginGate } from "../../session/login-gate.ts";
import { createSession } from "../../session/session.ts";
import { sessionCalls } from "../../session/session-calls.ts";
import { openStore } from "../../session/token-store.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../../testing/session-harness.ts";
import { toBackendAccess } from "./backend-access.ts";
import type { Services } from "./services.ts";

const SAVE = { method: "PUT", path: "/tickets/7", body: { code: "A" } } as const;

/** A console with a signed-in user. The next sign-in gets a token with `secondsLeft`. */
function start(secondsLeft = 4 * 3600) {
  const calls = fakeFetch(({ url, headers }) =>
    url.endsWith("/authentication")
      ? json({ accessToken: tokenWith(4 * 3600) })
      : json({}, headers.get("authorization") === null ? 401 : 200),
  );
  const { session } = startSession({ accessToken: tokenWith(secondsLeft), username: "ana" });
  const loginGate = createLoginGate({ session, hasOpenWork: () => false });
  const services = { config: testConfig, session, loginGate } as Services;
  const signedIn = { createClient: (transport: Transport) => transport, createService: () => ({}) };
  const client = () => toBackendAccess(services, signedIn as unknown as SignedInModel).client as unknown as Transport;
  const saves = () => calls.filter(({ method }) => method === "PUT");
  return { session, loginGate, client, saves };
}

test("after a sign-out, pending work of the page sends no requests; later pages do", async () => {
  const { session, client, saves } = start();
  const before = client();
  await before.send(SAVE);
  await session.signOut();
  await expect(before.send(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  await session.signIn("ana", "x");
  await expect(before.send(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  await client().send(SAVE);
  expect(saves()).toHaveLength(2);
});

test("pending work of a page is not sent with the next user's session", async () => {
  const { session, client, saves } = start();
  const before = client();
  await session.signIn("bruno", "x");
  await expect(before.load(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  await expect(before.list(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  expect(saves()).toEqual([]);
});

test("a call that is rejected after another user has signed in is not repeated with that user's token", async () => {
  const { session, client } = start();
  const here = client();
  const sent = fakeFetch(async ({ url }) => {
    if (url.endsWith("/tickets/7")) {
      await session.signIn("bruno", "x");
      return json({}, 401);
    }
    return json({ accessToken: tokenWith(4 * 3600) });
  });
  await expect(here.send(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  expect(sent.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("calls that wait for the sign-in dialog continue after the sign-in, and are rejected when it is cancelled", async () => {
  const { session, loginGate, client, saves } = start(-1);
  const here = client();
  const saving = here.send(SAVE);
  await vi.waitFor(() => expect(loginGate.isOpen()).toBe(true));
  await session.signIn("ana", "x");
  await saving;
  await here.send(SAVE);
  expect(saves()).toHaveLength(2);

  const other = start(-1);
  const left = other.client();
  const waiting = left.send(SAVE);
  await vi.waitFor(() => expect(other.loginGate.isOpen()).toBe(true));
  other.loginGate.giveUp();
  await expect(waiting).rejects.toMatchObject({ kind: "cancelled" });
  await expect(left.send(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  expect(other.saves()).toEqual([]);
});

test("without a sign-in, as an adapter may state, no token is sent and a 401 ends nothing", async () => {
  const sent = fakeFetch(() => json({}, 401));
  const calls = sessionCalls(testConfig.backends.main, null);
  const session = createSession({ store: openStore, calls, remoteLogout: false, form: "none" });
  const ended = vi.fn();
  session.subscribe(ended);
  const loginGate = createLoginGate({ session, hasOpenWork: () => false });
  const services = { config: testConfig, session, loginGate } as Services;
  const signedIn = { createClient: (transport: Transport) => transport, createService: () => ({}) };
  const client = toBackendAccess(services, signedIn as unknown as SignedInModel).client as unknown as Transport;
  await expect(client.send(SAVE)).rejects.toMatchObject({ statusCode: 401 });
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([null]);
  expect(ended).not.toHaveBeenCalled();
});
