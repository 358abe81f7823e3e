import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { fixtureFolders, fixtureSpec } from "./fixture-files.ts";
import { readSpecs } from "./spec-reading.ts";

/** Reads every fixture before the first test: the model's mutants come by the hundred, and reading is not theirs. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "spec-readings-"));
  const fixtures = [...fixtureFolders("fixtures"), ...fixtureFolders("diagnostics")];
  readSpecs(folder, fixtures.filter(isText).map(fixtureSpec));
  project.provide("specReadings", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** What is no text is refused before the compiler sees it. */
function isText(fixture: string): boolean {
  try {
    return fixtureSpec(fixture).length > 0;
  } catch {
    return false;
  }
}
