import { expect, test } from "vitest";
import { chooseParts } from "./choose-parts.ts";
import type { TestPart } from "./test-part.ts";

const part = (name: string, paths: RegExp): TestPart => ({ name, purpose: name, seconds: 1, paths, steps: () => [] });
const parts = [part("screens", /^src\/console/), part("faults", /^src\/backend/), part("guides", /^docs/)];
const names = (changed: readonly string[] | null, commit: string) =>
  chooseParts(parts, changed, commit).chosen.map(({ name }) => name);

test("the parts that the changed files can affect run, and one more", () => {
  expect(names(["src/console/app.tsx"], "00000000")).toEqual(["screens", "faults"]);
  expect(names(["src/backend/app.ts", "docs/jobs.md"], "00000000")).toEqual(["faults", "guides", "screens"]);
});

test("the commit selects the extra part and the order", () => {
  expect(names([], "00000000")).toEqual(["screens"]);
  expect(names([], "00000001")).toEqual(["faults"]);
  expect(names([], "0000000a")).toEqual(["faults"]);
  expect(names(["docs/jobs.md"], "00000001")).toEqual(["guides", "faults"]);
});

test("all parts run, in the commit's order, where the changed files are unknown", () => {
  expect(names(null, "00000002")).toEqual(["guides", "screens", "faults"]);
  expect(names(null, "")).toEqual(["screens", "faults", "guides"]);
});

test("the tests that `npm test` left out run before all other parts", () => {
  const given = [...parts, { ...part("calls", /^src\/backend/), isFirst: true }];
  const chosen = (changed: readonly string[] | null) => chooseParts(given, changed, "00000001").chosen;
  expect(chosen(["src/backend/app.ts"]).map(({ name }) => name)).toEqual(["calls", "faults", "guides"]);
  expect(chosen(null).map(({ name }) => name)).toEqual(["calls", "faults", "guides", "screens"]);
});
