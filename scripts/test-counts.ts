import { existsSync, readFileSync } from "node:fs";
import type { StepResult } from "./run-step.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What test runners write when asked for JSON: Vitest's members, then Playwright's. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** How many tests of a report passed and failed. A flaky test failed. */
export function toCounts(report: Report): Counts {
  const { stats } = report;
  return {
    passed: stats?.expected ?? report.numPassedTests ?? 0,
    failed: stats ? stats.unexpected + stats.flaky : (report.numFailedTests ?? 0),
    skipped: stats?.skipped ?? report.numPendingTests ?? 0,
  };
}

/** Counts of a step that ran: a step that failed without a failed test (it crashed, say) is one failure. */
export function readCounts({ ok }: StepResult, reportFile: string | null): Counts {
  const report = reportFile !== null && existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : null;
  const counts = report === null ? { passed: ok ? 1 : 0, failed: 0, skipped: 0 } : toCounts(report as Report);
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** `12 passed, 1 failed`; what was skipped is said where there is any. */
export function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
