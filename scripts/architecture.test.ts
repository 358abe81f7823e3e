import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { frameworkRoot, productFolders } from "../generator/places/product-places.ts";

const ARCHITECTURE = readFileSync(path.join(frameworkRoot, "ARCHITECTURE.md"), "utf8");
const SECTION = ARCHITECTURE.split("## Where is …?")[1]?.split("\n## ")[0] ?? "";
const ROWS = [...SECTION.matchAll(/^\| ([^|]+\?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, question, file, name]) => ({
  question: question ?? "",
  file: file ?? "",
  name: name ?? "",
}));

test("the table of questions has at least fifteen, and each line of it is read", () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(15);
  expect(ROWS).toHaveLength((SECTION.match(/^\| /gm) ?? []).length - 1);
});

test.each(ROWS)("«$question» is answered in $file", ({ file, name }) => {
  const text = readFileSync(path.join(frameworkRoot, file), "utf8");
  expect(new RegExp(`(function|const|class|interface|type) ${name}\\b`).test(text)).toBe(true);
});

// A repository without the products has not all of them.
test.runIf(productFolders().length > 1)("every path that is written in full is there", () => {
  const wholePaths = [...ARCHITECTURE.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, given = ""]) => given);
  const ours = wholePaths.filter((given) =>
    /^(src|generator|templates|schema|scripts|testing|examples|docs|e2e)\//.test(given),
  );
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((given) => !existsSync(path.join(frameworkRoot, given)))).toEqual([]);
});
