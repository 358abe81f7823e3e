import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
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
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
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
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
  }[];
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

/** How much of a failure's message is repeated in the summary: what was expected and what was there. */
const REASON_LINES = 25;

/** A line that names what failed, and below it, indented, the beginning of what it said. */
function withReason(name: string, messages: readonly (string | undefined)[] = []): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? "").split("\n"));
  const said = lines.filter((line) => line.trim() !== "").slice(0, REASON_LINES);
  return [name, ...said.map((line) => `    ${line}`)].join("\n");
}

/** Where each test that failed is, its title and its reason; of a file that could not be run, its path and why. */
export function failedTests({ testResults = [], suites = [] }: Report): readonly string[] {
  const ofFiles = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    const isUnread = status === "failed" && failed.length === 0;
    return isUnread
      ? [withReason(file, [message])]
      : failed.map(({ fullName, failureMessages }) => withReason(`${file} > ${fullName}`, failureMessages));
  });
  return [...ofFiles, ...suites.flatMap(failedSpecs)];
}

function failedSpecs({ suites = [], specs = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results = [] }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
        return withReason(`[${projectName}] ${file}:${line} > ${title}`, messages);
      }),
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
