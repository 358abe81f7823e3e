import { describe, expect, test, vi } from "vitest";
import { safeStorage } from "../lib/safe-storage.ts";
import { isSendable, tokenStore } from "./token-store.ts";

const store = () =>
  tokenStore(
    "main",
    safeStorage(() => window.localStorage),
  );

describe("the stored tokens", () => {
  test("they are kept under the backend's name, as the specification writes them", () => {
    store().write({ accessToken: "a", refreshToken: "r" });
    expect(localStorage.getItem("main-tokens")).toBe('{"accessToken":"a","refreshToken":"r"}');
    expect(store().read()).toEqual({ accessToken: "a", refreshToken: "r" });
  });

  test.each([
    ["invalid JSON", "{"],
    ["a list", "[1]"],
    ["null", "null"],
    ["a number for a token", '{"accessToken":5}'],
    ["an empty token", '{"accessToken":""}'],
    ["a text", '"accessToken"'],
    ["a refresh token alone", '{"refreshToken":"r"}'],
    ["five megabytes", `{"accessToken":"${"x".repeat(5_000_000 / 2)}"}`],
  ])("case 35: %s is not a session, and is removed", (_, text) => {
    localStorage.setItem("main-tokens", text);
    expect(store().read()).toBeNull();
    expect(localStorage.getItem("main-tokens")).toBeNull();
  });

  test.each(["", 5, null])("case 35: %j is not a refresh token", (refreshToken) => {
    localStorage.setItem("main-tokens", JSON.stringify({ accessToken: "a", refreshToken }));
    expect(store().read()).toStrictEqual({ accessToken: "a" });
  });

  test.each(["a\nb", "a\r\nX-Admin: 1", "a b", "ação", "tok\u00e9n", "", " "])(
    "case 36: a token of %j is rejected before it could become a header",
    (accessToken) => {
      localStorage.setItem("main-tokens", JSON.stringify({ accessToken }));
      expect(isSendable(accessToken)).toBe(false);
      expect(store().read()).toBeNull();
      expect(localStorage.getItem("main-tokens")).toBeNull();
    },
  );

  test("case 35: a stored pair over the length limit is dropped", () => {
    const longest = JSON.stringify({ accessToken: "x".repeat(100_000 - '{"accessToken":""}'.length) });
    localStorage.setItem("main-tokens", longest);
    expect(store().read()?.accessToken).toMatch(/^x+$/);
    localStorage.setItem("main-tokens", `${longest} `);
    expect(store().read()).toBeNull();
  });

  test("case 35: a prototype in the stored text is ignored", () => {
    localStorage.setItem("main-tokens", '{"accessToken":"a","__proto__":{"polluted":true}}');
    expect(store().read()).toEqual({ accessToken: "a" });
    expect("polluted" in {}).toBe(false);
  });

  test("case 34: if the storage throws, memory replaces it", () => {
    const storage = safeStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const tokens = tokenStore("main", storage);
    expect(tokens.read()).toBeNull();
    tokens.write({ accessToken: "a" });
    expect(tokens.read()).toEqual({ accessToken: "a" });
    expect(storage.isVolatile()).toBe(true);
    tokens.clear();
    expect(tokens.read()).toBeNull();
  });

  test("case 34: if the storage is full, memory keeps the newest value", () => {
    localStorage.setItem("main-tokens", '{"accessToken":"old"}');
    const tokens = store();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    tokens.write({ accessToken: "new" });
    expect(tokens.read()).toEqual({ accessToken: "new" });
  });
});
