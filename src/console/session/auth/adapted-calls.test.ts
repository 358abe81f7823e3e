import { describe, expect, test } from "vitest";
import type { BackendAdapter } from "../../../contract/backend-adapter.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { testConfig } from "../../testing/session-harness.ts";
import { isRefusal } from "../refresher.ts";
import { sessionCalls } from "../session-calls.ts";
import { adaptSessionCalls } from "./adapted-calls.ts";

const adapt = (adapter: BackendAdapter) =>
  adaptSessionCalls(adapter, {
    backendUrl: "https://backend.example/v1",
    timeoutMs: null,
    calls: sessionCalls(testConfig.backends.main, null),
  });

/** Signs in and renews like Django REST framework with simplejwt. */
const django: BackendAdapter = {
  async signIn(typed, tools) {
    const { body } = await tools.send({ path: "/token/", body: typed });
    const { access, refresh } = body as { readonly access: string; readonly refresh: string };
    return { accessToken: access, refreshToken: refresh };
  },
  async refresh({ refreshToken = "" }, tools) {
    const { body } = await tools.send({ path: "/token/refresh/", body: { refresh: refreshToken } });
    return { accessToken: (body as { readonly access: string }).access };
  },
};

describe("the session hooks of an adapter", () => {
  test("an undefined member of a grant does not replace the stored one", async () => {
    const renewed = await adapt({
      refresh: async () => ({ accessToken: "b", refreshToken: undefined }) as never,
    }).refresh("r");
    expect({ refreshToken: "r", ...renewed }).toEqual({ refreshToken: "r", accessToken: "b" });
  });

  test("`signIn` and `refresh` replace the calls of the specification", async () => {
    const sent = fakeFetch(() => json({ access: "a", refresh: "r" }));
    const calls = adapt(django);
    expect(await calls.authenticate("ana", "x")).toEqual({ accessToken: "a", refreshToken: "r" });
    expect(await calls.refresh("r", { accessToken: "old", refreshToken: "r" })).toEqual({ accessToken: "a" });
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["POST", "https://backend.example/v1/token/", '{"username":"ana","password":"x"}'],
      ["POST", "https://backend.example/v1/token/refresh/", '{"refresh":"r"}'],
    ]);
  });

  test("a refusal has the backend's reason, and ends the session if a renewal is refused", async () => {
    fakeFetch(() => json({ detail: "Token is blacklisted" }, 401));
    const error: unknown = await adapt(django)
      .refresh("r")
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ statusCode: 401, serverMessage: "Token is blacklisted", hook: null });
    expect(isRefusal(error)).toBe(true);
  });

  test("hooks that an adapter leaves out are done as configured", async () => {
    const sent = fakeFetch(() => json({ accessToken: "a" }));
    await adapt({ signOut: () => Promise.resolve("https://id.example/end") }).authenticate("ana", "x");
    expect(sent.map(({ url }) => url)).toEqual(["/api/authentication"]);
  });

  test("`signOut` may return the address of another page", async () => {
    const adapter: BackendAdapter = {
      signOut: ({ accessToken }, { consoleAddress }) =>
        Promise.resolve(`https://id.example/${accessToken}?to=${consoleAddress("login")}`),
    };
    expect(await adapt(adapter).logout("a")).toBe(`https://id.example/a?to=${window.location.origin}/login`);
  });

  test("`begin` and `callback` sign in on another page", async () => {
    const calls = adapt({
      begin: () => Promise.resolve("https://id.example/start"),
      callback: { path: "signed-in", finish: (address) => Promise.resolve({ accessToken: address.search.slice(1) }) },
    });
    expect(await calls.begin?.()).toBe("https://id.example/start");
    expect(await calls.finish?.(new URL("https://console.example/signed-in?a"))).toEqual({ accessToken: "a" });
  });

  test.each<[string, BackendAdapter, string]>([
    ["signIn", { signIn: () => Promise.reject(new TypeError("x is undefined")) }, "x is undefined"],
    [
      "signIn",
      { signIn: () => Promise.resolve({ accessToken: "a b" }) },
      "it returned no accessToken that a header can carry",
    ],
    ["refresh", { refresh: () => Promise.resolve({} as never) }, "it returned no accessToken that a header can carry"],
  ])(
    "a failure in `%s` is an error with the name of the hook, and does not end the session",
    async (hook, adapter, message) => {
      const calls = adapt(adapter);
      const error: unknown = await (hook === "signIn" ? calls.authenticate("ana", "x") : calls.refresh("r")).catch(
        (cause: unknown) => cause,
      );
      expect(error).toMatchObject({ kind: "unexpected", hook, message });
      expect(isRefusal(error)).toBe(false);
    },
  );
});
