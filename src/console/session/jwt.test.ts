import { describe, expect, test } from "vitest";
import { fakeToken } from "../testing/fake-token.ts";
import { toClaims } from "./jwt.ts";
import { toTokenState } from "./token-expiry.ts";

const unknown = { expiresAt: null, issuedAt: null, name: null, username: null, subject: null, role: "administrator" };

describe("the claims of a token", () => {
  test.each([
    ["one part", "abc"],
    ["two parts", "abc.def"],
    ["two parts that could be a token's", fakeToken({ exp: 1 }).split(".").slice(0, 2).join(".")],
    ["four parts", `${fakeToken({ exp: 1 })}.more`],
    ["bad base64", "a.%%%.c"],
    ["a payload that is not JSON", `a.${btoa("hello")}.c`],
    ["a payload of null", fakeToken(null)],
    ["a payload that is a list", fakeToken([1])],
    ["bytes that are not UTF-8", `a.${btoa("\xff\xfe")}.c`],
    ["nothing", ""],
    ["an end that is text", fakeToken({ exp: "5", iat: "4" })],
    ["an infinite expiry time", `a.${btoa('{"exp":1e999,"iat":-1e999}')}.c`],
    ["a name that is empty", fakeToken({ name: "", username: "", sub: "" })],
    ["a name that is a number", fakeToken({ name: 1, username: 2, sub: 3 })],
    ["a name that is not UTF-8", `a.${btoa('{"name":"\xff"}')}.c`],
  ])("case 21: %s is a token with an unknown expiry", (_, token) => {
    expect(toClaims(token)).toEqual(unknown);
  });

  test("case 21: a name outside Latin-1 is decoded", () => {
    expect(toClaims(fakeToken({ name: "Conceição 🌱", sub: "c@x.example", exp: 5, iat: 4 }))).toEqual({
      expiresAt: 5,
      issuedAt: 4,
      name: "Conceição 🌱",
      username: null,
      subject: "c@x.example",
      role: "administrator",
    });
  });

  test("case 21: base64url characters are decoded", () => {
    const token = fakeToken({ name: "??>~???>>~~", username: "ana", sub: "1" });
    expect(token.split(".")[1]).toMatch(/-.*_|_.*-/);
    expect(toClaims(token)).toMatchObject({ name: "??>~???>>~~", username: "ana" });
  });

  test.each([
    [3601, "valid"],
    [3600, "expiring"],
    [1, "expiring"],
    [0, "expired"],
    [-1, "expired"],
  ])("case 20: with %i s left, a token is %s", (left, state) => {
    const now = 1_700_000_000;
    expect(toTokenState({ accessToken: fakeToken({ exp: now + left }) }, now * 1000)).toBe(state);
  });

  test("case 23: an opaque token has an unknown state", () => {
    expect(toTokenState({ accessToken: "opaque" }, Date.now())).toBe("unknown");
  });

  test.each([
    [3601, "valid"],
    [3600, "expiring"],
    [0, "expired"],
  ])("case 23: an opaque token with an expiresIn of %i s is %s", (left, state) => {
    const now = 1_700_000_000_000;
    expect(toTokenState({ accessToken: "opaque", expiresAt: now + left * 1000 }, now)).toBe(state);
    const tells = fakeToken({ exp: now / 1000 + 7200 });
    expect(toTokenState({ accessToken: tells, expiresAt: now + left * 1000 }, now)).toBe("valid");
  });
});
