import { expect, test } from "vitest";
import type { Drift } from "../generate.ts";
import { reportSpecChanges } from "./report-drift.ts";
import { driftAsPatch } from "./report-patch.ts";

const NO_DRIFT: Drift = {
  missing: [],
  stale: [],
  orphaned: [],
  foreign: [],
  missingTexts: [],
  unreviewedTexts: [],
  unimplementedCalls: [],
  specChanges: [],
};

function linesOf(count: number, word = "line"): string {
  return Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join("");
}

test("a patch stops after 20 differences and counts the other files", () => {
  const stale = Array.from({ length: 300 }, (_, index) => ({
    path: `generated/${index}.ts`,
    was: "a\n",
    content: "b\n",
  }));
  const lines = driftAsPatch({ ...NO_DRIFT, stale }).split("\n");
  expect(lines.filter((line) => line.startsWith("@@"))).toHaveLength(20);
  expect(lines.at(-1)).toBe("280 more files with differences; --all shows every one");
  const whole = driftAsPatch({ ...NO_DRIFT, stale }, { isWhole: true });
  expect(whole.match(/^@@/gm)).toHaveLength(300);
  expect(whole).not.toContain("--all");
});

test("a patch counts the other differences of its last file", () => {
  // Every twentieth line changes, so that each change is a difference of its own.
  const content = linesOf(600).replaceAll(/^line (\d*)0$/gm, (line, tens) =>
    Number(tens) % 2 === 0 ? `${line}!` : line,
  );
  const text = driftAsPatch({ ...NO_DRIFT, stale: [{ path: "generated/a.ts", was: linesOf(600), content }] });
  expect(text.match(/^@@/gm)).toHaveLength(20);
  expect(text).toContain("10 more differences in generated/a.ts; --all shows every one");
});

test("a new file of many lines is cut", () => {
  const missing = [{ path: "generated/a.ts", content: linesOf(5_000) }];
  const lines = driftAsPatch({ ...NO_DRIFT, missing }).split("\n");
  expect(lines.length).toBeLessThan(60);
  expect(lines.join("\n")).toMatch(/4961 more lines; --all shows every one/);
  expect(driftAsPatch({ ...NO_DRIFT, missing }, { isWhole: true })).toContain("+line 4999");
});

test("a report of spec changes lists the breaking ones first and counts the rest", () => {
  const changes = Array.from({ length: 50 }, (_, index) => ({
    path: `ticket.field${index}`,
    description: "added",
    isBreaking: index === 49,
    affects: [],
  }));
  const lines = reportSpecChanges(changes).split("\n");
  expect(lines[0]).toBe("  BREAKING  ticket.field49: added");
  expect(lines.slice(20)).toEqual([
    "  and 30 more; --all shows every one",
    "50 changes, 1 breaking for the backend's contract",
  ]);
  expect(reportSpecChanges(changes, { isWhole: true }).split("\n")).toHaveLength(51);
});
