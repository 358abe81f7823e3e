import { afterEach, expect, test, vi } from "vitest";
import type { SignedInModel } from "../../../contract/console-model.ts";
import type { Transport } from "../../../contract/transport.ts";
import { createLoginGate } from "../../session/login-gate.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { startSession, testConfig, tokenWith } from "../../testing/session-harness.ts";
import { toBackendAccess } from "./backend-access.ts";
import type { Services } from "./services.ts";

const SAVE = { method: "PUT", path: "/tickets/7", body: { code: "A" } } as const;

afterEach(() => localStorage.clear());

/** A console where Ana is signed in; whoever signs in next gets a token of that many seconds. */
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

test("what is left of a page sends nothing once its staff member signed out, and what comes after does", async () => {
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

test("what is left of a page is not sent in the name of the next person", async () => {
  const { session, client, saves } = start();
  const before = client();
  await session.signIn("bruno", "x");
  await expect(before.load(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  await expect(before.list(SAVE)).rejects.toMatchObject({ kind: "cancelled" });
  expect(saves()).toEqual([]);
});

test("what waits for the dialog's sign-in goes on with it, and is over where that is given up", async () => {
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
