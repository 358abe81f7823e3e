import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { SpecError } from "../diagnostics/spec-error.ts";
import type { Drift } from "../generate.ts";
import { ANSI, PLAIN, supportsColor } from "./colors.ts";
import { reportChanges, reportSpecError } from "./report.ts";
import { reportDrift, reportSpecChanges } from "./report-drift.ts";
import { driftAsPatch } from "./report-patch.ts";

const RED = "\u001b[31m";
const GREEN = "\u001b[32m";
const BOLD = "\u001b[1m";

const file = { path: "generated/menu.ts", was: "old\n", content: "new\n" };
const drift: Drift = {
  missing: [],
  stale: [file],
  orphaned: [],
  foreign: [],
  missingTexts: [],
  unreviewedTexts: [],
  unimplementedCalls: [],
  specChanges: [],
};
const at = { file: "schema/menu.ts", line: 3, column: 1 };
const error = new SpecError([{ at, path: "menu", message: "nothing", hint: "an entry" }]);
const change = { path: "ticket.code", description: "removed", isBreaking: true, affects: ["client"] };

const REPORTS: readonly (readonly [string, (colors: typeof PLAIN) => string])[] = [
  ["a run", (colors) => reportChanges(drift, colors)],
  ["a drift", (colors) => reportDrift(drift, { colors })],
  ["a patch", (colors) => driftAsPatch(drift, { colors })],
  ["changes of a spec", (colors) => reportSpecChanges([change], { colors })],
  ["diagnostics", (colors) => reportSpecError(error, "/nowhere", colors)],
];

test.each(REPORTS)("the report of %s has the same text with and without colors", (_, report) => {
  expect(report(ANSI)).not.toBe(report(PLAIN));
  expect(stripVTControlCharacters(report(ANSI))).toBe(report(PLAIN));
});

describe("colored parts", () => {
  test.each([
    ["a removed line of a patch", driftAsPatch(drift, { colors: ANSI }), `${RED}-old`],
    ["an added line of a patch", driftAsPatch(drift, { colors: ANSI }), `${GREEN}+new`],
    ["the location of a diagnostic", reportSpecError(error, "/nowhere", ANSI), `${BOLD}schema/menu.ts:3:1`],
    ["what was found", reportSpecError(error, "/nowhere", ANSI), `${RED}found:`],
    ["a file that differs", reportDrift(drift, { colors: ANSI }), `${BOLD}generated/menu.ts`],
    ["a written file", reportChanges(drift, ANSI), `${GREEN}changed`],
    ["a breaking change", reportSpecChanges([change], { colors: ANSI }), `${RED}BREAKING`],
  ])("%s", (_, report, start) => {
    expect(report).toContain(start);
  });
});

test.each([
  ["a terminal", { isTerminal: true, env: {}, want: true }],
  ["a file or a pipe", { isTerminal: false, env: {}, want: false }],
  ["NO_COLOR", { isTerminal: true, env: { NO_COLOR: "1" }, want: false }],
  ["an empty NO_COLOR, which counts as unset", { isTerminal: true, env: { NO_COLOR: "" }, want: true }],
  ["a build server", { isTerminal: true, env: { CI: "true" }, want: false }],
  ["a terminal without colors", { isTerminal: true, env: { TERM: "dumb" }, want: false }],
])("supportsColor: %s", (_, { isTerminal, env, want }) => {
  expect(supportsColor(isTerminal, env)).toBe(want);
});
