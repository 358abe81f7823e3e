import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { zipInPlace } from "./zip-in-place.ts";

const modules = path.join(import.meta.dirname, "../node_modules/write-excel-file/modules");
const read = (file: string) => readFileSync(path.join(modules, file), "utf8");

test("the writer of workbooks that is installed is written as this expects: another packer has the place of the one with a worker", () => {
  const written = read("export/writeXlsxFileBrowser.js");
  expect(zipInPlace(written)).not.toBe(written);
  expect(zipInPlace(written)).toContain("import { generateXlsxFileSync as generateXlsxFileAsync }");
  expect(read("zip/zipToArrayBufferSync.js")).toContain("import { zipSync } from 'fflate';");
});
