import { Secret, TOTP } from "otpauth";
import { vi } from "vitest";
import type { EnrolledFactor, FactorList, SecondFactorParams, TotpEnrolment } from "../../contract/factors.ts";
import type { StaffLink, StaffRow } from "../../contract/staff.ts";
import type { TestBackend } from "./test-backend.ts";

export const STRONG = "Uma-Senha-9";
const PERIOD = 30_000;

/**
 * Stops the clock in the middle of a time step, so that a slow test does not reach the next one. Returns a clean-up.
 *
 * @example
 * beforeEach(stopInTimeStep);
 */
export function stopInTimeStep(): () => void {
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / PERIOD) * PERIOD + PERIOD / 2 });
  return () => void vi.useRealTimers();
}

export interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly recoveryCodes?: readonly string[];
}

/** The code of a secret, some time steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD });

/** Calls of users with second factors. */
export function createFactorUsers(backend: TestBackend) {
  const tokenOf = async (username?: string, password?: string) =>
    (await backend.signIn(username, password)).json<Pair>().accessToken;
  /** Invites a user, who sets a password. */
  const invite = async (admin: string, username: string, role = "administrator") => {
    const body = { username, name: username.split("@")[0], role };
    const answer = await backend.as(admin, { method: "POST", url: "/api/staff", body });
    const { user, link } = answer.json<{ user: StaffRow; link: StaffLink }>();
    const token = link.token;
    await backend.call({ method: "POST", url: "/api/staff-links", body: { token, password: STRONG } });
    return user.id;
  };
  /** The token of an invited user. */
  const join = async (admin: string, username: string, role?: string) => {
    await invite(admin, username, role);
    return await tokenOf(username, STRONG);
  };
  const start = async (token: string) =>
    (await backend.as(token, { method: "POST", url: "/api/factors/totp" })).json<TotpEnrolment>();
  const confirm = (token: string, body: object) =>
    backend.as(token, { method: "POST", url: "/api/factors/totp/confirm", body });
  /** Enrols an authenticator app, which uses up its code of the previous time step. */
  const enrol = async (token: string) => {
    const { ticket, secret } = await start(token);
    const answer = await confirm(token, { ticket, code: codeOf(secret, -1) });
    return { secret, status: answer.statusCode, ...answer.json<EnrolledFactor>() };
  };
  /** The first step of a sign-in. Returns the parameters of the second one. */
  const first = async (username: string) => {
    const answer = await backend.signIn(username, STRONG);
    const { details } = answer.json<{ details: { code: string; params: SecondFactorParams }[] }>();
    return { status: answer.statusCode, code: details[0]?.code, ...(details[0]?.params ?? { ticket: "", kinds: [] }) };
  };
  const second = (ticket: string, code: string) =>
    backend.call({ method: "POST", url: "/api/second-factor", body: { ticket, code } });
  const refresh = (refreshToken: string) =>
    backend.call({ method: "POST", url: "/api/refresh-token", body: { refreshToken } });
  const listFactors = async (token: string) => (await backend.as(token, { url: "/api/factors" })).json<FactorList>();
  const statusWith = async (token: string) => (await backend.as(token, { url: "/api/books" })).statusCode;
  let users = 0;
  /** A user with a session and an enrolled authenticator app. */
  const enrolled = async (admin: string) => {
    users += 1;
    const username = `rita${users}@example.com`;
    const id = await invite(admin, username);
    const token = await tokenOf(username, STRONG);
    return { id, username, token, ...(await enrol(token)) };
  };
  return { enrolled, tokenOf, invite, join, start, confirm, enrol, first, second, refresh, listFactors, statusWith };
}
