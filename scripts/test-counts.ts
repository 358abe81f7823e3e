import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
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
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly projectName: string; readonly status: string }[];
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

/** Where each test that failed is, and its title; of a file that could not be run, its path. */
export function failedTests({ testResults = [], suites = [] }: Report): readonly string[] {
  const ofFiles = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    const isUnread = status === "failed" && failed.length === 0;
    return isUnread ? [file] : failed.map(({ fullName }) => `${file} > ${fullName}`);
  });
  return [...ofFiles, ...suites.flatMap(failedSpecs)];
}

function failedSpecs({ suites = [], specs = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${file}:${line} > ${title}`),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

function readReport(file: string | null): Report | null {
  return file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}

/** The same of what a step has written; none where it wrote no report. */
export function readFailedTests(reportFile: string | null): readonly string[] {
  const report = readReport(reportFile);
  return report === null ? [] : failedTests(report);
}

/** Counts of a step that ran: a step that failed without a failed test (it crashed, say) is one failure. */
export function readCounts({ ok }: StepResult, reportFile: string | null): Counts {
  const report = readReport(reportFile);
  const counts = report === null ? { passed: ok ? 1 : 0, failed: 0, skipped: 0 } : toCounts(report);
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** `12 passed, 1 failed`; what was skipped is said where there is any. */
export function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
