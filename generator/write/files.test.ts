import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeFile, statOf } from "./files.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "codegen-"));
  file = path.join(folder, "a.ts");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("removeFile does not throw for a missing file", () => {
  writeFileSync(file, "");
  removeFile(file);
  expect(existsSync(file)).toBe(false);
  expect(() => removeFile(file)).not.toThrow();
});

test("statOf returns undefined for a missing file, and does not follow links", () => {
  expect(statOf(file)).toBeUndefined();
  symlinkSync(path.join(folder, "nowhere"), file);
  expect(statOf(file)?.isSymbolicLink()).toBe(true);
});
