import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import { type SessionCalls, sessionCalls } from "./session-calls.ts";

const { main } = testConfig.backends;
const calls = sessionCalls(main, null);
const basic = `Basic ${btoa("ana:x")}`;

/** Each call and the expected request. */
const SENT: readonly [string, (calls: SessionCalls) => Promise<unknown>, object][] = [
  ["signing in", (to) => to.authenticate("ana", "x"), { url: "/api/authentication", authorization: basic }],
  [
    "signing in by name",
    (to) => to.authenticateAs("ana", "v"),
    { url: "/api/authentication", authorization: "Bearer v", type: "application/json", body: '{"username":"ana"}' },
  ],
  [
    "renewing",
    (to) => to.refresh("r"),
    { url: "/api/refresh-token", type: "application/json", body: '{"refreshToken":"r"}' },
  ],
  ["signing out", (to) => to.logout("a"), { url: "/api/logout", authorization: "Bearer a", credentials: "include" }],
];

describe("the calls of a session", () => {
  test.each(SENT)("%s sends the request of the specification", async (_, send, wanted) => {
    const sent = fakeFetch(() => json({ accessToken: "a" }));
    await send(calls);
    const [call] = sent;
    expect(sent).toHaveLength(1);
    expect({
      url: call?.url,
      method: call?.method,
      accept: call?.headers.get("accept"),
      authorization: call?.headers.get("authorization"),
      type: call?.headers.get("content-type"),
      body: call?.body,
      credentials: call?.credentials,
    }).toEqual({
      method: "POST",
      accept: "application/json",
      authorization: null,
      type: null,
      body: null,
      credentials: undefined,
      ...wanted,
    });
  });

  test("the default path for signing out is the specification's", async () => {
    const sent = fakeFetch(() => new Response(null, { status: 204 }));
    const { authenticate, refresh } = main.paths;
    await sessionCalls({ url: "/b", paths: { authenticate, refresh } }, null).logout("a");
    await sessionCalls({ url: "/b", paths: { authenticate, refresh, logout: "/out" } }, null).logout("a");
    expect(sent.map(({ url }) => url)).toEqual(["/b/logout", "/b/out"]);
  });

  test("case 42: a rejected sign-out rejects with the backend's error", async () => {
    fakeFetch(() => json({ message: "no" }, 500));
    await expect(calls.logout("a")).rejects.toMatchObject({ kind: "http", statusCode: 500 });
  });

  test.each([
    [
      { accessToken: "a", refreshToken: "r" },
      { accessToken: "a", refreshToken: "r" },
    ],
    [{ accessToken: "a", token: "t", refreshToken: null }, { accessToken: "a" }],
    [{ data: { accessToken: "a", refreshToken: "r" } }, { accessToken: "a", refreshToken: "r" }],
  ])("case 11: response %j contains the tokens %j, for a sign-in and a renewal", async (body, tokens) => {
    fakeFetch(() => json(body));
    expect(await calls.authenticate("ana", "x")).toStrictEqual(tokens);
    expect(await calls.authenticateAs("ana", "v")).toStrictEqual(tokens);
    expect(await calls.refresh("r")).toStrictEqual(tokens);
  });

  const noRenewal = { kind: "http", statusCode: 200, message: "The response has no accessToken" };

  test.each([
    [{ token: "t", refreshToken: "" }, { accessToken: "t" }],
    [{ accessToken: "", token: "t", refreshToken: 5 }, { accessToken: "t" }],
    [{ accessToken: 5, token: "t", refreshToken: null }, { accessToken: "t" }],
    [{ data: { token: "t", refreshToken: "r" } }, { accessToken: "t", refreshToken: "r" }],
  ])(
    "case 11: response %j contains the tokens %j for a sign-in, and is rejected for a renewal",
    async (body, tokens) => {
      fakeFetch(() => json(body));
      expect(await calls.authenticate("ana", "x")).toStrictEqual(tokens);
      expect(await calls.authenticateAs("ana", "v")).toStrictEqual(tokens);
      await expect(calls.refresh("r")).rejects.toMatchObject(noRenewal);
    },
  );

  test.each([
    ["text/plain", "7f3c9a0e-plain-token\n"],
    ["application/json", '"7f3c9a0e-plain-token"'],
  ])("case 11: a sign-in response that is the plain text %s is the token", async (type, text) => {
    fakeFetch(() => new Response(text, { headers: { "Content-Type": type } }));
    expect(await calls.authenticate("ana", "x")).toStrictEqual({ accessToken: "7f3c9a0e-plain-token" });
    await expect(calls.refresh("r")).rejects.toMatchObject({ kind: "unexpected" });
  });

  test.each([
    [7200, { expiresAt: 1_007_200_000 }],
    ["60", { expiresAt: 1_000_060_000 }],
    [null, {}],
    ["soon", {}],
  ])("case 23: a response with expiresIn %j sets the expiry of the token to %j", async (expiresIn, end) => {
    fakeFetch(() => json({ accessToken: "opaque", expiresIn }));
    const told = sessionCalls(main, null, () => 1_000_000_000);
    expect(await told.authenticate("ana", "x")).toStrictEqual({ accessToken: "opaque", ...end });
    expect(await told.refresh("r")).toStrictEqual({ accessToken: "opaque", ...end });
  });

  test.each(["abc\r\nX-Evil: 1", "tök日本", "a b", "a\u0000"])(
    "a token that no header can carry is rejected: %j",
    async (accessToken) => {
      fakeFetch(() => json({ accessToken }));
      const wanted = {
        kind: "unexpected",
        message: "The response has an access token with characters that a header cannot contain",
      };
      await expect(calls.authenticate("ana", "x")).rejects.toMatchObject(wanted);
    },
  );

  test.each([
    [null],
    [["a"]],
    ["a"],
    [{}],
    [{ accessToken: "" }],
    [{ accessToken: 5, token: null }],
    ["{-accessToken-broken-off"],
  ])("case 11: response %j contains no tokens", async (body) => {
    fakeFetch(() => json(body, 201));
    const wanted = { kind: "unexpected", statusCode: 201, message: "The response has no access token" };
    await expect(calls.authenticate("ana", "x")).rejects.toMatchObject(wanted);
    await expect(calls.refresh("r")).rejects.toMatchObject({
      statusCode: 201,
      message: /^The response has no access ?[tT]oken$/,
    });
  });
});
