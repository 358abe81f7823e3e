import type { EnrolledFactor, PasskeyChallenge } from "../../contract/factors.ts";
import type { PasskeyResponse } from "../auth/passkeys.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import { createFactorUsers, STRONG } from "./factor-users.ts";
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from "./software-authenticator.ts";
import type { TestBackend } from "./test-backend.ts";

/** The site of passkeys in tests. */
export const PASSKEY_SITE: PasskeySite = { id: "console.example", origin: "https://console.example" };

/** Calls of users with passkeys. */
export function createPasskeyUsers(backend: TestBackend) {
  const factors = createFactorUsers(backend);
  const post = (url: string, body: object = {}) => backend.call({ method: "POST", url, body });
  const start = async (token: string) =>
    (await backend.as(token, { method: "POST", url: "/api/factors/passkey" })).json<PasskeyChallenge>();
  const confirm = (token: string, body: { ticket: string; response: PasskeyResponse; name?: string }) =>
    backend.as(token, { method: "POST", url: "/api/factors/passkey/confirm", body });
  /** Adds a passkey of a new device. */
  const add = async (token: string, device = createSoftwareAuthenticator(PASSKEY_SITE)) => {
    const { ticket, options } = await start(token);
    const answer = await confirm(token, { ticket, response: device.create(options), name: "Laptop" });
    return { device, status: answer.statusCode, ...answer.json<EnrolledFactor>() };
  };
  const begin = async () => (await post("/api/passkey-sign-in/begin")).json<PasskeyChallenge>();
  const finish = (ticket: string, response: PasskeyResponse) => post("/api/passkey-sign-in", { ticket, response });
  /** Signs in with a passkey alone. */
  const signIn = async (device: SoftwareAuthenticator, forgery = {}) => {
    const { ticket, options } = await begin();
    return await finish(ticket, device.use(options, forgery));
  };
  const beginSecond = (ticket: string) => post("/api/second-factor/passkey/begin", { ticket });
  const finishSecond = (ticket: string, response: PasskeyResponse) =>
    post("/api/second-factor/passkey", { ticket, response });
  let users = 0;
  /** A new user with a session and a passkey. */
  const withPasskey = async (admin: string) => {
    users += 1;
    const username = `pia${users}@example.com`;
    const id = await factors.invite(admin, username);
    const token = await factors.tokenOf(username, STRONG);
    return { id, username, token, ...(await add(token)) };
  };
  return { ...factors, start, confirm, add, begin, finish, signIn, beginSecond, finishSecond, withPasskey };
}
