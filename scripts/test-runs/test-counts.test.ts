import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { countsText, failedTests, flakyTests, readCounts, toCounts } from "./test-counts.ts";

let folder: string;

beforeEach(() => {
  folder = testFolder("counts-");
});

afterEach(() => {});

const passedStep = { name: "unit tests", ok: true, seconds: 1, cpuSeconds: 1 };
const failedStep = { ...passedStep, ok: false };

test("counts a Vitest report", () => {
  const counts = toCounts({ numPassedTests: 10, numFailedTests: 2, numPendingTests: 1 });
  expect(countsText(counts)).toBe("10 passed, 2 failed, 1 skipped");
});

test("counts a Playwright report, flaky tests separately", () => {
  expect(countsText(toCounts({ stats: { expected: 8, unexpected: 1, flaky: 2, skipped: 0 } }))).toBe(
    "8 passed, 1 failed, 2 flaky",
  );
});

test("lists a flaky test with its trace and its first failure, and not as failed", () => {
  const results = [
    { errors: [{ message: "Timeout" }], attachments: [] },
    { errors: [], attachments: [{ name: "trace", path: path.resolve("test-results/one/trace.zip") }] },
  ];
  const tests = [{ projectName: "pt-BR", status: "flaky", results }];
  const suites = [{ suites: [{ specs: [{ title: "opens", file: "e2e/one.spec.ts", line: 7, tests }] }] }];
  expect(flakyTests({ suites })).toEqual([
    "[pt-BR] e2e/one.spec.ts:7 > opens, trace: test-results/one/trace.zip\n    Timeout",
  ]);
  expect(failedTests({ suites })).toEqual([]);
});

test("lists failed tests and files of a Vitest report", () => {
  const file = (name: string) => path.join(process.cwd(), "src", name);
  const testResults = [
    {
      name: file("one.test.ts"),
      status: "failed",
      assertionResults: [
        { fullName: "a list is empty", status: "failed" },
        { fullName: "a list is full", status: "passed" },
      ],
    },
    { name: file("two.test.ts"), status: "failed", assertionResults: [] },
    { name: file("three.test.ts"), status: "passed", assertionResults: [] },
  ];
  expect(failedTests({ testResults })).toEqual(["src/one.test.ts > a list is empty", "src/two.test.ts"]);
});

test("lists failed tests of a Playwright report, in nested suites too", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "e2e/one.spec.ts",
    line: 7,
    tests: [{ projectName: "pt-BR", status }],
  });
  const suites = [{ specs: [spec("opens", "expected")], suites: [{ specs: [spec("closes", "unexpected")] }] }];
  expect(failedTests({ suites })).toEqual(["[pt-BR] e2e/one.spec.ts:7 > closes"]);
});

test("repeats the first lines of a failure message without terminal colours", () => {
  const message = ["\u001b[31mError:\u001b[39m 3 is not 4", "", ...Array.from({ length: 40 }, () => "at line")].join(
    "\n",
  );
  const wanted = ["    Error: 3 is not 4", ...Array.from({ length: 24 }, () => "    at line")];
  const name = path.join(process.cwd(), "src", "one.test.ts");
  const failed = { fullName: "counts", status: "failed", failureMessages: [message] };
  const testResults = [
    { name, status: "failed", assertionResults: [failed] },
    { name, status: "failed", message, assertionResults: [] },
  ];
  const test = { projectName: "pt-BR", status: "unexpected", results: [{ errors: [{ message }] }] };
  const suites = [{ specs: [{ title: "counts", file: "one.spec.ts", line: 7, tests: [test] }] }];
  expect(failedTests({ testResults, suites })).toEqual([
    ["src/one.test.ts > counts", ...wanted].join("\n"),
    ["src/one.test.ts", ...wanted].join("\n"),
    ["[pt-BR] one.spec.ts:7 > counts", ...wanted].join("\n"),
  ]);
});

test("a step without a report is one test", () => {
  expect(countsText(readCounts(passedStep, null))).toBe("1 passed, 0 failed");
  expect(countsText(readCounts(failedStep, null))).toBe("0 passed, 1 failed");
});

test("a failed step without failed tests counts as one failure", () => {
  const report = path.join(folder, "report.json");
  writeFileSync(report, JSON.stringify({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 0 }));
  expect(countsText(readCounts(failedStep, report))).toBe("10 passed, 1 failed");
  expect(countsText(readCounts(failedStep, path.join(folder, "never-written.json")))).toBe("0 passed, 1 failed");
});
