import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysOf, readCondition, withReader, writeCondition } from "./condition.ts";
import { toMatcher } from "./match-condition.ts";

const DAY = "2026-11-21";

describe("a condition in an address", () => {
  test.each([
    ["active", { operator: "is", values: ["active"] }],
    ["active,pending", { operator: "is", values: ["active", "pending"] }],
    ["!active", { operator: "isNot", values: ["active"] }],
    ["~ana", { operator: "contains", values: ["ana"] }],
    ["!~ana", { operator: "lacks", values: ["ana"] }],
    ["10..20", { operator: "range", values: ["10", "20"] }],
    ["..2026-01-01", { operator: "range", values: ["", "2026-01-01"] }],
    ["@thisMonth", { operator: "within", values: ["thisMonth"] }],
    ["@empty", { operator: "empty", values: [] }],
    ["a..b", { operator: "is", values: ["a..b"] }],
  ] as const)("%s is parsed and serialized", (text, condition) => {
    expect(readCondition(text)).toEqual(condition);
    expect(writeCondition(readCondition(text))).toBe(text);
  });

  test("any values survive a round trip", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: "grapheme" }), { minLength: 1 }), (values) => {
        expect(readCondition(writeCondition({ operator: "is", values }))).toEqual({ operator: "is", values });
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test("a relative date range changes with the day", () => {
    expect(daysOf(readCondition("@thisMonth"), DAY)).toBe("2026-11-01..2026-11-30");
    expect(daysOf(readCondition("@thisMonth"), "2026-12-02")).toBe("2026-12-01..2026-12-31");
    expect(daysOf(readCondition("@lastMonth"), "2026-03-31")).toBe("2026-02-01..2026-02-28");
  });
});

test.each([
  ["active", "active", true],
  ["active", "!active", false],
  ["Ângela", "~angela", true],
  ["Ângela", "!~ang", false],
  [12.5, "10..20", true],
  [20.01, "10..20", false],
  [undefined, "10..", false],
  [null, "@empty", true],
  [[], "@filled", false],
  [["a", "b"], "b,c", true],
  ["2026-11-30T12:00:00Z", "@thisMonth", true],
  ["2026-11-20", "@past", true],
  ["2026-11-21", "@past", false],
  [{ id: 7, name: "x" }, "7", true],
  [1, "true", true],
  [0, "!true", true],
  [1, "1", true],
] as const)("%j matches %s: %s", (value, text, wanted) => {
  expect(toMatcher(text, { day: DAY })(value)).toBe(wanted);
});

test.each([
  ["ana@x.com", " Ana@X.com", true],
  ["VERAO-10", "verao-10", true],
  ["VERAO-10", "verao-1,verao-10", true],
  ["VERAO-10", "!verao-10", false],
  ["João", "joao", false],
] as const)("%j matches %s by identity comparison: %s", (value, text, wanted) => {
  expect(toMatcher(text, { isIdentity: true })(value)).toBe(wanted);
});

test("`@me` is the reader's username, and survives writing a condition", () => {
  expect(writeCondition(readCondition("@me"))).toBe("@me");
  expect(withReader("@me", "ana@x.org")).toBe("ana@x.org");
  expect(withReader("!@me,bia", "ana, bia")).toBe("!ana%2C bia,bia");
  expect(withReader("~@me", "ana")).toBe("~ana");
  expect([withReader("~to @me", "ana"), withReader("@me", null)]).toEqual(["~to @me", "@me"]);
});
