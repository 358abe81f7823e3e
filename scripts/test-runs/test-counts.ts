import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { StepResult } from "./run-step.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Browser tests that failed and then passed in an isolated rerun. */
  readonly flaky: number;
  readonly skipped: number;
}

/** JSON reports: Vitest's members, then Playwright's. */
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

/** One attempt at a test. */
interface TestResult {
  readonly errors?: readonly { readonly message?: string }[];
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results?: readonly TestResult[];
  }[];
}

/** The number of tests in a report by their outcome. */
export function toCounts(report: Report): Counts {
  const { stats } = report;
  return {
    passed: stats?.expected ?? report.numPassedTests ?? 0,
    failed: stats?.unexpected ?? report.numFailedTests ?? 0,
    flaky: stats?.flaky ?? 0,
    skipped: stats?.skipped ?? report.numPendingTests ?? 0,
  };
}

/** Maximum number of lines of a failure message in the summary. */
const REASON_LINES = 25;

/** The name of a failed test, with the first lines of its messages indented below. */
function withReason(name: string, messages: readonly (string | undefined)[] = []): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? "").split("\n"));
  const said = lines.filter((line) => line.trim() !== "").slice(0, REASON_LINES);
  return [name, ...said.map((line) => `    ${line}`)].join("\n");
}

/** The location, title and reason of each failed test; for a file that failed to load, its path and the error. */
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

/** Every spec of a suite and of the suites inside it. */
function specsOf({ suites = [], specs = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failedSpecs(suite: Suite): readonly string[] {
  return specsOf(suite).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results = [] }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
        return withReason(`[${projectName}] ${file}:${line} > ${title}`, messages);
      }),
  );
}

/** Location, title, trace file and failure of each flaky test. */
export function flakyTests({ suites = [] }: Report): readonly string[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName, results = [] }) => {
        const traces = results.flatMap(({ attachments = [] }) => attachments.filter(({ name }) => name === "trace"));
        const trace = traces.map((each) => `, trace: ${path.relative(process.cwd(), each.path ?? "")}`).join("");
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
        return withReason(`[${projectName}] ${file}:${line} > ${title}${trace}`, messages);
      }),
  );
}

function readReport(file: string | null): Report | null {
  return file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}

/** The failed tests of a step; none without a report. */
export function readFailedTests(reportFile: string | null): readonly string[] {
  const report = readReport(reportFile);
  return report === null ? [] : failedTests(report);
}

/** The flaky tests of a step; none without a report. */
export function readFlakyTests(reportFile: string | null): readonly string[] {
  const report = readReport(reportFile);
  return report === null ? [] : flakyTests(report);
}

/** Counts of a finished step: a failed step without a failed test (a crash) is one failure. */
export function readCounts({ ok }: StepResult, reportFile: string | null): Counts {
  const report = readReport(reportFile);
  const counts = report === null ? { passed: ok ? 1 : 0, failed: 0, flaky: 0, skipped: 0 } : toCounts(report);
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** `12 passed, 1 failed`; flaky and skipped tests only if there are any. */
export function countsText({ passed, failed, flaky, skipped }: Counts): string {
  const more = [flaky > 0 ? `, ${flaky} flaky` : "", skipped > 0 ? `, ${skipped} skipped` : ""].join("");
  return `${passed} passed, ${failed} failed${more}`;
}
