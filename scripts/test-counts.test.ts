import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countsText, readCounts, toCounts } from "./test-counts.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "counts-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const passedStep = { name: "unit tests", ok: true, seconds: 1 };
const failedStep = { ...passedStep, ok: false };

test("counts a Vitest report", () => {
  const counts = toCounts({ numPassedTests: 10, numFailedTests: 2, numPendingTests: 1 });
  expect(countsText(counts)).toBe("10 passed, 2 failed, 1 skipped");
});

test("counts a Playwright report, a flaky test as failed", () => {
  expect(countsText(toCounts({ stats: { expected: 8, unexpected: 1, flaky: 2, skipped: 0 } }))).toBe(
    "8 passed, 3 failed",
  );
});

test("a step without a report is one test", () => {
  expect(countsText(readCounts(passedStep, null))).toBe("1 passed, 0 failed");
  expect(countsText(readCounts(failedStep, null))).toBe("0 passed, 1 failed");
});

test("a step that fails though none of its tests did is one failure", () => {
  const report = path.join(folder, "report.json");
  writeFileSync(report, JSON.stringify({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 0 }));
  expect(countsText(readCounts(failedStep, report))).toBe("10 passed, 1 failed");
  expect(countsText(readCounts(failedStep, path.join(folder, "never-written.json")))).toBe("0 passed, 1 failed");
});
