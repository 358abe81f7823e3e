import { afterEach, expect, test, vi } from "vitest";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";
import { signInTo } from "./sign-in.ts";

afterEach(() => vi.unstubAllGlobals());

const options = {
  url: "https://backend.example/api",
  username: "ana",
  password: "certa",
  paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
  timeoutMs: 5000,
};

/** Answers every request, and records its URL and body. */
function answer(body: unknown, status = 200): unknown[][] {
  const sent: unknown[][] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push([url, init.body]);
    return Promise.resolve(Response.json(body, { status }));
  });
  return sent;
}

const DJANGO: BackendAuth = {
  kind: "token",
  signIn: { path: "/login/", as: "json" },
  send: { scheme: "Token" },
};

test("the sign-in of a config.json is the console's own", async () => {
  const sent = answer({ token: "abc" });
  expect(await signInTo({ ...options, auth: DJANGO })).toEqual({ Authorization: "Token abc" });
  expect(sent).toEqual([["https://backend.example/api/login/", '{"username":"ana","password":"certa"}']]);
});

test("a rejected sign-in has the backend's reason", async () => {
  answer({ non_field_errors: ["Unable to log in with provided credentials."] }, 400);
  await expect(signInTo({ ...options, auth: DJANGO })).rejects.toMatchObject({
    serverMessage: "Unable to log in with provided credentials.",
  });
});

test("a token, or no sign-in, needs no call", async () => {
  const sent = answer({});
  const oidc: BackendAuth = { kind: "oidc", issuer: "https://id.example", clientId: "console" };
  expect(await signInTo({ ...options, auth: oidc, token: "abc" })).toEqual({ Authorization: "Bearer abc" });
  expect(await signInTo({ ...options, auth: { kind: "none" } })).toEqual({});
  await expect(signInTo({ ...options, auth: oidc })).rejects.toThrow('a sign-in of the kind "oidc" needs a browser');
  expect(sent).toEqual([]);
});
