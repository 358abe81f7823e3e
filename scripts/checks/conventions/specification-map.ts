import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, productPaths } from "../../../generator/paths/product-paths.ts";

/** Rows of docs/specification-map.md with a missing file or test. */
export function findWrongSpecificationMap(): readonly string[] {
  // A checkout without the first product lacks its files.
  if (!existsSync(productPaths(frameworkRoot).schema)) {
    return [];
  }
  return readFileSync(path.join(frameworkRoot, "docs/specification-map.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| Statement"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .flatMap(([, statement = "", place = "", proof = ""]) =>
      problemsOf(place, proof.replace(/^`|`$/g, "")).map((problem) => `"${statement}": ${problem}`),
    );
}

/** A test is named by its title in the source, with the placeholders of a table. */
function problemsOf(place: string, proof: string): readonly string[] {
  const [testFile = "", title = ""] = proof.split(" › ");
  const files = [...[...place.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file), testFile];
  const missing = files.filter((file) => file === "" || !existsSync(path.join(frameworkRoot, file)));
  if (missing.length > 0) {
    return missing.map((file) => `no such path: ${file}`);
  }
  const hasTitle = readFileSync(path.join(frameworkRoot, testFile), "utf8").includes(title);
  return hasTitle ? [] : [`${testFile} has no test "${title}"`];
}
