import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { readConfig, toConfig } from "./console-config.ts";
import { readFormats } from "./read-formats.ts";

const files = { url: "/files-api", paths: { authenticate: "/token", refresh: "/refresh" } };
const read = (auth: unknown) => toConfig({ backends: { main: { auth } } }, { files }, readFormats).backends.main.auth;

const signOut = { path: "/logout" };
const cookie = { kind: "cookie", signIn: { path: "/login", as: "json" }, whoAmI: { path: "/me" }, signOut };

describe("the sign-in of a config", () => {
  test("without `auth`, the config has none", () => {
    expect(read(undefined)).toBeUndefined();
    expect("auth" in toConfig({}, { files }).backends.main).toBe(false);
  });

  test.each([
    { kind: "token", signIn: { path: "/token/", as: "json" }, refresh: { path: "/token/refresh/", field: "refresh" } },
    { kind: "token", signIn: { as: "key" }, send: { header: "X-Api-Key", scheme: "" } },
    { ...cookie, csrf: { prepare: "../login/", cookie: "csrftoken", header: "X-CSRFToken" }, doubtOn: [403] },
    { kind: "oidc", issuer: "https://id.example/realms/staff", clientId: "console" },
    { kind: "none" },
  ])("%j is accepted as it is", (auth) => {
    expect(read(auth)).toEqual(auth);
  });

  test.each([
    [5, "auth must be an object, found 5"],
    [{}, 'auth.kind must be "token", "cookie", "oidc" or "none"'],
    [{ kind: "basic" }, 'auth.kind must be "token", "cookie", "oidc" or "none", found "basic"'],
    [{ kind: "main" }, 'auth.kind must be "token", "cookie", "oidc" or "none", found "main"'],
    [{ kind: "none", path: "/" }, 'auth has no key "path"'],
    [{ kind: "token", signin: {} }, 'auth has no key "signin"; it has signIn,'],
    [{ kind: "token", signIn: { as: "xml" } }, 'auth.signIn.as must be "json", "form" or "basic", found "xml"'],
    [{ kind: "token", signIn: { as: "key", path: "/x" } }, 'auth.signIn has no key "path"'],
    [{ kind: "token", signIn: { path: "login" } }, 'auth.signIn.path must be a path like "/login"'],
    [{ kind: "token", signIn: { extra: { a: 1 } } }, "auth.signIn.extra must be an object of texts"],
    [{ kind: "token", answer: { access: "a..b" } }, "auth.answer.access must be a place in the response"],
    [{ kind: "token", send: { header: "X Key" } }, "auth.send.header must be the name of a header"],
    [{ kind: "token", send: { scheme: "a b" } }, "auth.send.scheme must be a scheme"],
    [{ kind: "cookie" }, "auth.signIn is missing"],
    [{ ...cookie, signOut: undefined }, "auth.signOut is missing"],
    [
      { ...cookie, signOut: { path: "/out", method: "GET", extra: { a: "b" } } },
      "auth.signOut.extra needs another method",
    ],
    [
      { kind: "token", signOut: { path: "/out", method: "GET", field: "r" } },
      "auth.signOut.field needs another method",
    ],
    [{ ...cookie, signIn: { as: "key" } }, 'auth.signIn.as must be "json", "form" or "basic", found "key"'],
    [{ ...cookie, csrf: { header: "X-CSRFToken" } }, 'auth.csrf needs "cookie", or "prepare" and "answer"'],
    [{ ...cookie, doubtOn: ["403"] }, "auth.doubtOn must be a list of HTTP statuses"],
    [{ kind: "oidc", clientId: "c" }, "auth.issuer is missing"],
    [{ kind: "oidc", clientId: "c", issuer: "http://id.example" }, "auth.issuer must be an address like"],
    [{ kind: "oidc", clientId: "c", issuer: "https://i.example", callback: "/in" }, "auth.callback must be a path"],
    [{ kind: "oidc", clientId: "c", issuer: "https://i.example", scope: "email" }, "auth.scope must be a text"],
  ])("%j is rejected: %s", (auth, message) => {
    expect(() => read(auth)).toThrow(`config.json: backends.main.${message}`);
  });

  test("an additional backend has no sign-in of its own", () => {
    const of = (kind: string) =>
      toConfig({ backends: { files: { auth: { kind } } } }, { files }, readFormats).backends["files"]?.auth;
    expect(of("main")).toEqual({ kind: "main" });
    expect(() => of("cookie")).toThrow('backends.files.auth.kind must be "none" or "main", found "cookie"');
  });

  test("config.json is read with its sign-in", async () => {
    fakeFetch(() => json({ backends: { main: { auth: { kind: "none" } } } }));
    expect((await readConfig()).backends.main.auth).toEqual({ kind: "none" });
  });

  const guide = readFileSync("docs/backends.md", "utf8")
    .split("\n## ")
    .find((part) => part.startsWith("Sign-in\n"));
  const examples = [...(guide ?? "").matchAll(/### (.+)\n(?:(?!###)[\s\S])*?```json\n([\s\S]*?)```/g)];

  test.each(examples.map(([, title, json]) => [title, json]))("the guide's example for %s is valid", (_, json) => {
    const auth: unknown = JSON.parse(json ?? "");
    expect(read(auth)).toEqual(auth);
  });

  test("the guide has an example for each framework", () => {
    expect(examples).toHaveLength(9);
  });
});
