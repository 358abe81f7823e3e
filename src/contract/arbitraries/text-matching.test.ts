import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textMatching } from "./text-matching.ts";

const sample = (pattern: string, rule: { minLength?: number; maxLength?: number }) =>
  fc.sample(textMatching(pattern, rule), { seed: 1, numRuns: 50 });

describe("textMatching", () => {
  test.each([
    ["^[A-Z0-9-]+$", 3, 40],
    ["^\\d+$", 11, 11],
    ["^[a-z]*$", 0, 2],
    ["^.{2,}$", 20, 30],
    ["^a|b$", 1, 1],
    ["^\\p{Lu}\\p{Ll}+$", 5, 8],
  ])("%s has between %i and %i characters", (pattern, minLength, maxLength) => {
    for (const text of sample(pattern, { minLength, maxLength })) {
      expect(text).toMatch(new RegExp(pattern, "u"));
      expect([...text].length).toBeGreaterThanOrEqual(minLength);
      expect([...text].length).toBeLessThanOrEqual(maxLength);
    }
  });

  test.each([
    "^(?<year>\\d{4})-(?<month>\\d\\d)$",
    "^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$",
    "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$",
    "^(?<!x)[a-z]+(?<=z)$",
    "^(?<quote>['\"]).*\\k<quote>$",
    "^(0?[1-9]|[12]\\d)([-/.])(0[1-9])\\2\\d{4}$",
    "^\\bfoo\\b( bar)?$",
    "^(?=(a+))\\1b$",
    "^[(?=\\]]+\\(\\?=\\)$",
  ])("texts are found for %s", (pattern) => {
    for (const text of sample(pattern, { maxLength: 60 })) {
      expect(text).toMatch(new RegExp(pattern, "u"));
    }
  });

  test("a pattern that no text of the length matches is an error", () => {
    expect(() => sample("^[0-9]{4}$", { minLength: 5 })).toThrow(/can be made longer/);
    expect(() => sample("^(?=b)a$", {})).toThrow("no text found that matches ^(?=b)a$");
  });
});
