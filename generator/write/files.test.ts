import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { removeFile, statOf } from "./files.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = testFolder("codegen-");
  file = path.join(folder, "a.ts");
});

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
