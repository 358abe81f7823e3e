import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frameworkRoot } from "../generator/places/product-places.ts";

/** Data and wanted output, which is as long as it is. */
const DATA = /\/(testing\/(fixtures|diagnostics)|generated|src\/labels|seed)\//;

/** How many lines each hand-written file below a folder has, tests left out, the short ones first. */
function sizesOf(folder: string): readonly number[] {
  return readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((file) => /(?<!\.test|\.test-d|\.d)\.tsx?$/.test(file) && !DATA.test(file))
    .map((file) => readFileSync(path.join(frameworkRoot, file), "utf8").split("\n").length - 1)
    .sort((one, other) => one - other);
}

test.each(["src/console", "src/backend"])("the median file of %s has fewer than 60 lines", (folder) => {
  const sizes = sizesOf(folder);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(60);
});

test.each(["generator", "scripts", "src/console", "src/backend", "src/contract", "testing", "e2e"])(
  "nine of ten files of %s have fewer than 160 lines, and none has more than 250",
  (folder) => {
    const sizes = sizesOf(folder);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThan(160);
    expect(sizes.at(-1)).toBeLessThanOrEqual(250);
  },
);
