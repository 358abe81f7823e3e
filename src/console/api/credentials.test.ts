import { describe, expect, test } from "vitest";
import type { BackendAuth } from "../../contract/backend-auth.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import type { TokenSource } from "./retry.ts";
import { createTransport } from "./transport.ts";

const READ = { method: "GET", path: "/books/{id}", params: { id: 1 } } as const;

function open(auth: BackendAuth | undefined, tokens: Partial<TokenSource> = {}) {
  const { main } = testConfig.backends;
  return createTransport({
    backend: auth === undefined ? main : { ...main, auth },
    tokens: {
      accessToken: () => Promise.resolve("a"),
      renewedToken: () => Promise.reject(new Error("not asked")),
      ...tokens,
    },
    timeoutMs: null,
  });
}

const COOKIE: BackendAuth = {
  kind: "cookie",
  signIn: { path: "/login" },
  whoAmI: { path: "/me" },
  doubtOn: [403],
  signOut: { path: "/logout" },
};

describe("the credentials of calls", () => {
  test.each<[BackendAuth | undefined, object, string | undefined]>([
    [undefined, { authorization: "Bearer a" }, undefined],
    [{ kind: "token" }, { authorization: "Bearer a" }, "omit"],
    [{ kind: "token", send: { scheme: "Token" }, cookies: true }, { authorization: "Token a" }, undefined],
    [{ kind: "token", send: { header: "X-Api-Key", scheme: "" } }, { "x-api-key": "a" }, "omit"],
    [COOKIE, {}, "include"],
    [{ kind: "none" }, {}, undefined],
  ])("%j sends them in its own way", async (auth, headers, credentials) => {
    const sent = fakeFetch(() => json({ id: 1 }));
    await open(auth).send(READ);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ accept: "application/json", ...headers });
    expect(sent[0]?.credentials).toBe(credentials);
  });

  test.each<[BackendAuth | undefined, number, boolean]>([
    [undefined, 401, true],
    [undefined, 403, false],
    [COOKIE, 401, true],
    [COOKIE, 403, true],
    [COOKIE, 404, false],
    [{ kind: "none" }, 401, false],
  ])("with %j, status %i asks for a renewal: %s", async (auth, status, isAsked) => {
    let asked = 0;
    fakeFetch(() => json({}, status));
    const renewedToken = () => {
      asked += 1;
      return Promise.resolve("a");
    };
    await expect(open(auth, { renewedToken }).send(READ)).rejects.toMatchObject({ statusCode: status });
    expect(asked).toBe(isAsked ? 1 : 0);
  });

  test("a call is not repeated if the session is valid with the same token", async () => {
    const sent = fakeFetch(() => json({}, 403));
    const renewedToken = (token: string) => Promise.resolve(token);
    await expect(open(COOKIE, { renewedToken }).send(READ)).rejects.toMatchObject({ statusCode: 403 });
    expect(sent).toHaveLength(1);
  });
});
