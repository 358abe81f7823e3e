import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A new folder that is removed after the current test. Call it in a test or in `beforeEach`. */
export function testFolder(prefix: string, parent = tmpdir()): string {
  const folder = create(prefix, parent);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder that is removed after all tests of the surrounding suite. */
export function suiteFolder(prefix: string, parent = tmpdir()): string {
  const folder = create(prefix, parent);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const create = (prefix: string, parent: string) => realpathSync(mkdtempSync(path.join(parent, prefix)));
