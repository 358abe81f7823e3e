import { describe, expect, test } from "vitest";
import { fakeToken } from "../testing/fake-token.ts";
import { toClaims } from "./jwt.ts";
import { toTokenState } from "./token-expiry.ts";

const unknown = { expiresAt: null, issuedAt: null, name: null, username: null };

describe("what a token says of itself", () => {
  test.each([
    ["one part", "abc"],
    ["two parts", "abc.def"],
    ["four parts", `${fakeToken({ exp: 1 })}.more`],
    ["bad base64", "a.%%%.c"],
    ["a payload that is not JSON", `a.${btoa("hello")}.c`],
    ["a payload of null", fakeToken(null)],
    ["a payload that is a list", fakeToken([1])],
    ["bytes that are not UTF-8", `a.${btoa("\xff\xfe")}.c`],
    ["nothing", ""],
  ])("case 21: %s is a token of unknown expiry", (_, token) => {
    expect(toClaims(token)).toEqual(unknown);
  });

  test("case 21: a name beyond Latin-1 is read as it was written", () => {
    expect(toClaims(fakeToken({ name: "Conceição 🌱", sub: "c@x.example", exp: 5, iat: 4 }))).toEqual({
      expiresAt: 5,
      issuedAt: 4,
      name: "Conceição 🌱",
      username: "c@x.example",
    });
  });

  test.each([
    [3601, "valid"],
    [3600, "expiring"],
    [1, "expiring"],
    [0, "expired"],
    [-1, "expired"],
  ])("case 20: with %i s left a token is %s", (left, state) => {
    const now = 1_700_000_000;
    expect(toTokenState(fakeToken({ exp: now + left }), now * 1000)).toBe(state);
  });

  test("case 23: an opaque token has no state that could be known", () => {
    expect(toTokenState("opaque", Date.now())).toBe("unknown");
  });
});
