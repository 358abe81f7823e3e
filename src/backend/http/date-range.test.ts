import { expect, test } from "vitest";
import { isDateRange } from "./date-range.ts";

test.each([
  ["2026-11-21..2026-12-21", true],
  ["2026-11-21..", true],
  ["..2026-12-21", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30..", false],
  ["2026-13-01..", false],
  ["0000-01-01..", false],
  ["..", false],
  ["", false],
  ["2026-01-01..2026-01-02..2026-01-03", false],
  ["2026-1-1", false],
  ["'; drop table tickets", false],
])("%s as a range of days: %s", (text, wanted) => {
  expect(isDateRange(text)).toBe(wanted);
});
