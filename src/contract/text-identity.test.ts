import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { identityOf, inCapitals, isSameText, trimText } from "./text-identity.ts";

describe("the identity of a text", () => {
  test.each([
    ["ana@x.com", "Ana@X.com"],
    ["ana@x.com", " ana@x.com\t"],
    ["José", "Jose\u0301"],
    ["ana", "a\u200bn\u202ea"],
    ["ΟΔΟΣ", "οδος"],
    ["Straße", "STRASSE"],
    ["ИВАН", "иван"],
  ])("%j and %j are the same", (one, other) => {
    expect(isSameText(one, other)).toBe(true);
  });

  test.each([
    ["Jose", "José"],
    ["ana", "anа"],
    ["a b", "ab"],
    ["x2", "x²"],
  ])("%j and %j are different", (one, other) => {
    expect(isSameText(one, other)).toBe(false);
  });

  test("is its own identity", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(identityOf(identityOf(text))).toBe(identityOf(text));
      }),
    );
  });
});

test("the stored form has the same identity", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isSameText(trimText(text), text)).toBe(true);
    }),
  );
});

test.each([
  ["verao-10", "^[A-Z0-9-]+$", "VERAO-10"],
  ["Verao-10", "^[A-Z0-9-]+$", "VERAO-10"],
  ["verão", "^[A-Z0-9-]+$", "verão"],
  ["Abc", "^[A-Za-z]+$", "Abc"],
  ["abc", undefined, "abc"],
])("%j with the pattern %j is stored as %j", (text, pattern, stored) => {
  expect(inCapitals(text, pattern)).toBe(stored);
});
