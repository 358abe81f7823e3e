import { describe, expect, test } from "vitest";
import type { TokenAuth } from "../../../contract/backend-auth.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { hasRemoteSignOut } from "../create-session-calls.ts";
import { createTokenCalls } from "./token-calls.ts";

const callsOf = (auth: Omit<TokenAuth, "kind">) =>
  createTokenCalls({
    backend: { ...testConfig.backends.main, remoteLogout: false, auth: { kind: "token", ...auth } },
    auth: { kind: "token", ...auth },
    timeoutMs: null,
    now: () => 1_000_000,
  });

const FORM = "application/x-www-form-urlencoded";

describe("the sign-in of a backend with tokens", () => {
  test.each<[TokenAuth["signIn"], object]>([
    [undefined, { url: "/api/authentication", authorization: `Basic ${btoa("ana:x y")}`, type: null, body: null }],
    [
      { path: "/token/", as: "json" },
      {
        url: "/api/token/",
        authorization: null,
        type: "application/json",
        body: '{"username":"ana","password":"x y"}',
      },
    ],
    [
      {
        path: "https://id.example/oauth/token",
        as: "form",
        username: "email",
        password: "secret",
        extra: { grant_type: "password" },
      },
      {
        url: "https://id.example/oauth/token",
        authorization: null,
        type: FORM,
        body: "grant_type=password&email=ana&secret=x+y",
      },
    ],
    [
      { path: "../token", as: "basic", extra: { grant_type: "client_credentials" } },
      {
        url: "http://localhost:3000/token",
        authorization: `Basic ${btoa("ana:x y")}`,
        type: FORM,
        body: "grant_type=client_credentials",
      },
    ],
  ])("%j sends the credentials in its format, without cookies", async (signIn, wanted) => {
    const sent = fakeFetch(() => json({ access: "a" }));
    await callsOf(signIn === undefined ? {} : { signIn }).authenticate("ana", "x y");
    const [call] = sent;
    expect({
      url: call?.url,
      authorization: call?.headers.get("authorization"),
      type: call?.headers.get("content-type"),
      body: call?.body,
      credentials: call?.credentials,
    }).toEqual({ credentials: "omit", ...wanted });
  });

  test.each<[object, TokenAuth["answer"], object]>([
    [{ access: "a", refresh: "r" }, undefined, { accessToken: "a", refreshToken: "r" }],
    [
      { access_token: "a", refresh_token: "r", expires_in: 60 },
      undefined,
      { accessToken: "a", refreshToken: "r", expiresAt: 1_060_000 },
    ],
    [{ jwt: "a" }, undefined, { accessToken: "a" }],
    [{ data: { token: "a" } }, undefined, { accessToken: "a" }],
    [
      { access: "no", auth: { key: "a", next: "r", ttl: "30" } },
      { access: "auth.key", refresh: "auth.next", expiresIn: "auth.ttl" },
      { accessToken: "a", refreshToken: "r", expiresAt: 1_030_000 },
    ],
  ])("the tokens of %j at %j are found", async (body, answer, tokens) => {
    fakeFetch(() => json(body));
    const calls = callsOf({ refresh: {}, ...(answer === undefined ? {} : { answer }) });
    expect(await calls.authenticate("ana", "x")).toEqual(tokens);
  });

  test("a response without a token at the configured place names the key of the config", async () => {
    fakeFetch(() => json({ access: "a" }));
    await expect(callsOf({ answer: { access: "data.jwt" } }).authenticate("ana", "x")).rejects.toMatchObject({
      kind: "unexpected",
      message: "The response has no access token at data.jwt (auth.answer.access of config.json)",
    });
  });

  test("a rejected sign-in has the backend's reason", async () => {
    fakeFetch(() => json({ detail: "Unable to log in with provided credentials." }, 401));
    await expect(callsOf({}).authenticate("ana", "x")).rejects.toMatchObject({
      statusCode: 401,
      serverMessage: "Unable to log in with provided credentials.",
    });
  });

  test("without `refresh`, a refresh token is not stored", async () => {
    fakeFetch(() => json({ access: "a", refresh: "r" }));
    expect(await callsOf({}).authenticate("ana", "x")).toEqual({ accessToken: "a" });
  });

  test("a key is the token itself, and is checked by the who-am-I call", async () => {
    const sent = fakeFetch(({ headers }) =>
      headers.get("x-api-key") === "k-1" ? json({ user: { name: "Ana" } }) : json({ message: "Unknown key" }, 403),
    );
    const calls = callsOf({
      signIn: { as: "key" },
      send: { header: "X-Api-Key", scheme: "" },
      whoAmI: { path: "/me", name: "user.name" },
    });
    expect(await calls.authenticate("", "k-1")).toEqual({ accessToken: "k-1", name: "Ana" });
    expect(sent.map(({ url }) => url)).toEqual(["/api/me"]);
    await expect(calls.authenticate("", "k-2")).rejects.toMatchObject({
      statusCode: 403,
      serverMessage: "Unknown key",
    });
    await expect(calls.authenticate("", "ç")).rejects.toMatchObject({ statusCode: 401 });
  });
});

test.each([
  [{ role: "viewer" }, "reader"],
  [{ role: ["staff", "viewer"] }, "reader"],
  [{ role: "staff" }, "administrator"],
  [{}, "administrator"],
])("the role of the user %j is %s", async (user, role) => {
  fakeFetch(() => json({ token: "a", name: "Ana", ...user }));
  const calls = callsOf({ whoAmI: { path: "/me", name: "name", reader: { at: "role", value: "viewer" } } });
  expect((await calls.authenticate("ana", "x")).role).toBe(role);
});

describe("the renewal of a backend with tokens", () => {
  test.each<[TokenAuth["refresh"], object]>([
    [
      { path: "/token/refresh/", field: "refresh" },
      { url: "/api/token/refresh/", body: '{"refresh":"r"}' },
    ],
    [
      { as: "form", field: "refresh_token", extra: { grant_type: "refresh_token" } },
      { url: "/api/refresh-token", body: "grant_type=refresh_token&refresh_token=r" },
    ],
    [{ with: "cookie" }, { url: "/api/refresh-token", body: null, credentials: "include" }],
    [{ with: "accessToken" }, { url: "/api/refresh-token", body: null, authorization: "JWT r" }],
  ])("%j sends its request", async (refresh, wanted) => {
    const sent = fakeFetch(() => json({ access: "b" }));
    await callsOf({ ...(refresh && { refresh }), send: { scheme: "JWT" } }).refresh("r");
    const [call] = sent;
    expect({
      url: call?.url,
      body: call?.body,
      credentials: call?.credentials,
      authorization: call?.headers.get("authorization"),
    }).toEqual({ credentials: "omit", authorization: null, ...wanted });
  });

  test("a renewal with the access token or a cookie is possible after a sign-in", async () => {
    fakeFetch(() => json({ access: "a" }));
    const stored = async (by: "cookie" | "accessToken") =>
      (await callsOf({ refresh: { with: by } }).authenticate("ana", "x")).refreshToken;
    expect([await stored("cookie"), await stored("accessToken")]).toEqual(["cookie", "a"]);
  });
});

describe("the sign-out of a backend with tokens", () => {
  test("it sends the token, and the refresh token in its field", async () => {
    const sent = fakeFetch(() => new Response(null, { status: 205 }));
    const calls = callsOf({ signOut: { path: "/logout/", field: "refresh" }, send: { scheme: "Token" } });
    expect(await calls.logout("a", { accessToken: "a", refreshToken: "r" })).toBeNull();
    const [call] = sent;
    expect([call?.url, call?.body, call?.headers.get("authorization")]).toEqual([
      "/api/logout/",
      '{"refresh":"r"}',
      "Token a",
    ]);
  });

  test.each([
    [401, true],
    [500, false],
    [403, false],
  ])("status %i is a success: %s", async (status, isSuccess) => {
    fakeFetch(() => json({ message: "no" }, status));
    const out = callsOf({ signOut: { path: "/logout/" } }).logout("a");
    expect(
      await out.then(
        () => true,
        () => false,
      ),
    ).toBe(isSuccess);
  });

  test("without `signOut`, no request is sent", async () => {
    const sent = fakeFetch(() => json({}));
    await callsOf({}).logout("a");
    expect(sent).toHaveLength(0);
  });

  test("without `signOut` but with `remoteLogout`, the usual call ends the session", async () => {
    const sent = fakeFetch(() => new Response(null, { status: 204 }));
    const auth = { kind: "token" } as const;
    const backend = { ...testConfig.backends.main, remoteLogout: true, auth };
    expect(hasRemoteSignOut(backend)).toBe(true);
    await createTokenCalls({ backend, auth, timeoutMs: null }).logout("a");
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api/logout"]);
  });

  test("with an expired access token, it renews the session and ends that one", async () => {
    const sent = fakeFetch(({ url, headers }) => {
      if (url.endsWith("/refresh/")) {
        return json({ access: "new", refresh: "r2" });
      }
      return new Response(null, { status: headers.get("authorization") === "Bearer new" ? 205 : 401 });
    });
    const auth = { signOut: { path: "/logout/", field: "refresh" }, refresh: { path: "/refresh/", field: "refresh" } };
    await callsOf(auth).logout("old", { accessToken: "old", refreshToken: "r1" });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ["/api/logout/", '{"refresh":"r1"}'],
      ["/api/refresh/", '{"refresh":"r1"}'],
      ["/api/logout/", '{"refresh":"r2"}'],
    ]);
  });

  test.each([
    [401, true],
    [503, false],
  ])("a renewal for it that ends in status %i is a success: %s", async (status, isSuccess) => {
    fakeFetch(({ url }) => json({ message: "no" }, url.endsWith("/refresh/") ? status : 401));
    const calls = callsOf({ signOut: { path: "/logout/" }, refresh: { path: "/refresh/" } });
    const out = calls.logout("old", { accessToken: "old", refreshToken: "r1" });
    expect(
      await out.then(
        () => true,
        () => false,
      ),
    ).toBe(isSuccess);
  });
});
