import { describe, expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  isWithinRange,
  monthOf,
  readDateRange,
  today,
  weekOf,
  writeDateRange,
} from "./date-range.ts";

describe("a range of days", () => {
  test.each([
    ["2026-11-21..2026-12-21", { from: "2026-11-21", to: "2026-12-21" }],
    ["2026-11-21..", { from: "2026-11-21", to: "" }],
    ["..2026-12-21", { from: "", to: "2026-12-21" }],
    ["2026-11-21", { from: "2026-11-21", to: "2026-11-21" }],
    ["..", null],
    ["", null],
    ["2026-02-30..", null],
    ["soon..", null],
    ["2026-01-01..2026-01-02..2026-01-03", null],
  ])("%j reads as %j", (text, wanted) => {
    expect(readDateRange(text)).toEqual(wanted);
  });

  test("includes both ends, and compares instants by their day", () => {
    const range = { from: "2026-11-21", to: "2026-12-21" };
    expect(writeDateRange(range)).toBe("2026-11-21..2026-12-21");
    expect(["2026-11-20", "2026-11-21", "2026-12-21", "2026-12-22"].map((day) => isWithinRange(day, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithinRange("2026-12-21T23:59:00.000Z", range)).toBe(true);
  });

  test("an empty date is in no range, not even an open one", () => {
    expect(isWithinRange(null, { from: "", to: "2026-12-21" })).toBe(false);
    expect(isWithinRange("", { from: "", to: "2026-12-21" })).toBe(false);
  });
});

test("days are counted across month ends and leap years", () => {
  expect(addDays("2026-11-21", 30)).toBe("2026-12-21");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(monthOf("2026-02-10")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(monthOf("2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("case 91: today is the reader's own day, late in the evening too", () => {
  expect(today(new Date(2026, 10, 21, 23, 59))).toBe("2026-11-21");
  expect(today(new Date(2026, 0, 1, 0, 1))).toBe("2026-01-01");
});

test.each([
  ["2026-11-16", "2026-11-16", "2026-11-22"],
  ["2026-11-22", "2026-11-16", "2026-11-22"],
  ["2026-01-01", "2025-12-29", "2026-01-04"],
])("the week of %s is from %s, a Monday, to %s", (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to });
});

test.each([
  ["2026-11-22", "2026-11-22", 0],
  ["2026-11-22", "2026-12-01", 9],
  ["2026-03-01", "2026-02-28", -1],
  ["2026-11-22", "none", null],
])("from %s to %s there are %s days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
