import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { fixtureFolders, fixtureSpec } from "./fixture-files.ts";
import { mistakeSpec, readTopics } from "./mistakes.ts";
import { readSpecs } from "./spec-reading.ts";

/** Reads every fixture once before the tests, because mutation tests run them hundreds of times. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "spec-readings-"));
  const fixtures = [...fixtureFolders("fixtures"), ...fixtureFolders("diagnostics")];
  const mistakes = readTopics().flatMap((topic) => topic.mistakes.map(mistakeSpec));
  readSpecs(folder, [...fixtures.filter(isText).map(fixtureSpec), ...mistakes]);
  project.provide("specReadings", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The reader rejects invalid UTF-8 before the compiler runs. */
function isText(fixture: string): boolean {
  try {
    return fixtureSpec(fixture).length > 0;
  } catch {
    return false;
  }
}
