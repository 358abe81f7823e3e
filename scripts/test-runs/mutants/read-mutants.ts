import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import type { Mutant } from "./mutant.ts";

const FOLDER = path.join(frameworkRoot, "testing/mutants");

/** The patches of testing/mutants, in the order of their names. */
export function readMutants(): readonly Mutant[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".patch"))
    .sort()
    .map(toMutant);
}

function toMutant(file: string): Mutant {
  const patch = path.join(FOLDER, file);
  const text = readFileSync(patch, "utf8");
  const [, statement = ""] = /^Statement: (.+)$/m.exec(text) ?? [];
  const [, project = "", testFile = "", title = ""] = /^Test: (\S+) (\S+) › (.*)$/m.exec(text) ?? [];
  if (statement === "" || testFile === "") {
    throw new SyntaxError(`${file}: write "Statement: …" and "Test: <project> <file> › <title>" at its top`);
  }
  return {
    name: path.basename(file, ".patch"),
    patch,
    files: [...text.matchAll(/^--- a\/(.+)$/gm)].map(([, name = ""]) => name),
    statement,
    project,
    testFile,
    // The title of a table has placeholders: compare the text before the first one only.
    title: title.replace(/%.*$/, "").trim(),
  };
}
