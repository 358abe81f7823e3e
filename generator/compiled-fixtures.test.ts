import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { compilerErrors } from "./testing/compile-output.ts";
import { filesIn, fixtureFolders } from "./testing/fixture-files.ts";

test.each(fixtureFolders("fixtures").map((folder) => [path.basename(folder), folder]))(
  "the expected files of %s compile",
  (_, folder) => {
    const files = filesIn(folder).map((name) => ({ path: name, text: readFileSync(path.join(folder, name), "utf8") }));
    expect(compilerErrors(folder, files)).toEqual([]);
  },
);
