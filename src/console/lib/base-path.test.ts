import { afterEach, expect, test, vi } from "vitest";
import type { OidcAuth } from "../../contract/backend-auth.ts";

/** The module as a built console loads it: the folder of this file plays the role of `assets/`. */
async function loadBuilt() {
  vi.stubEnv("PROD", true);
  vi.resetModules();
  return await import("./base-path.ts");
}

afterEach(() => {
  vi.resetModules();
});

test("at the root, paths and names are the plain ones", async () => {
  const { basePath, isOwnName, ownName, toConsolePath, toOriginPath } = await import("./base-path.ts");
  expect([basePath, toConsolePath("/books/3"), toOriginPath("/books/3"), ownName("main-tokens")]).toEqual([
    "/",
    "/books/3",
    "/books/3",
    "main-tokens",
  ]);
  expect(["main-tokens", "/a/:main-tokens"].map(isOwnName)).toEqual([true, false]);
});

test("a built console finds its path by the URL of its script, and adds it to paths and names", async () => {
  const { basePath, isOwnName, ownName, toConsolePath, toOriginPath } = await loadBuilt();
  expect(basePath).toMatch(/^\/.*\/src\/console\/$/);
  expect(toOriginPath("/books/3?x=1")).toBe(`${basePath}books/3?x=1`);
  expect(toConsolePath(`${basePath}books/3`)).toBe("/books/3");
  expect(toConsolePath(basePath)).toBe("/");
  expect([basePath.slice(0, -1), "/elsewhere"].map(toConsolePath)).toEqual(["/", "/"]);
  expect(ownName("main-tokens")).toBe(`${basePath}:main-tokens`);
  expect([ownName("a"), "a", `${basePath}b/:a`].map(isOwnName)).toEqual([true, false, false]);
});

test("under a path, storage, locks and claims have names of their own", async () => {
  const { basePath } = await loadBuilt();
  const { safeStorage } = await import("./safe-storage.ts");
  const { claimAcrossTabs, withCrossTabLock } = await import("./with-cross-tab-lock.ts");
  safeStorage(() => localStorage).set("main-tokens", "x");
  expect(Object.keys(localStorage)).toEqual([`${basePath}:main-tokens`]);
  const names: string[] = [];
  const request = async (name: string, ...rest: readonly unknown[]) => {
    names.push(name);
    const run = rest.at(-1);
    return typeof run === "function" ? run(null) : undefined;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  await withCrossTabLock("refresh", async () => undefined);
  await claimAcrossTabs("token");
  expect(names).toEqual([`${basePath}:refresh`, `${basePath}:token`]);
  vi.unstubAllGlobals();
});

test("under a path, an OpenID provider redirects to it, and links to pages have it", async () => {
  const { basePath } = await loadBuilt();
  const { callbackAddress, consoleAddress } = await import("../session/auth/callback-address.ts");
  const { toCallbackPath } = await import("../session/create-session-calls.ts");
  const { toConfig } = await import("../app/config/console-config.ts");
  const auth: OidcAuth = { kind: "oidc", issuer: "https://id.example", clientId: "console" };
  expect(callbackAddress(auth)).toBe(`${window.location.origin}${basePath}signed-in`);
  expect(consoleAddress("login")).toBe(`${window.location.origin}${basePath}login`);
  const files = { url: "/files-api", paths: { authenticate: "/token", refresh: "/refresh" } };
  const urlOf = (url?: string) =>
    toConfig({ backends: { main: url === undefined ? {} : { url } } }, { files }).backends;
  expect(toCallbackPath({ ...urlOf().main, auth })).toBe("/signed-in");
  expect([urlOf(), urlOf("/api"), urlOf("./v1/api/")].map((each) => each.main.url)).toEqual([
    `${basePath}api`,
    "/api",
    `${basePath}v1/api`,
  ]);
  expect(urlOf()["files"]?.url).toBe(`${basePath}files-api`);
});
