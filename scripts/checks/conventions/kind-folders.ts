import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/places/product-places.ts";

/** The kind that most code decided by, before kinds had folders. */
const SAMPLE = "money";

/** Hand-written code outside `src/kinds` that may name it; the goal is 6. Lower the number with each file that moves. */
const MOST_FILES_OUTSIDE = 9;

/** A kind is small enough to copy. */
const MOST_FILES_OF_A_KIND = 8;

const FOLDERS = ["generator", "src/console", "src/backend", "src/contract"];

/** Kinds whose folder is too large, and a kind that too much code outside of its folder names. */
export function findScatteredKinds(): readonly string[] {
  const outside = FOLDERS.flatMap(filesIn).filter(isNamedIn);
  const kinds = readdirSync(path.join(frameworkRoot, "src/kinds"), { withFileTypes: true });
  const large = kinds
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => filesIn(`src/kinds/${name}`).length > MOST_FILES_OF_A_KIND);
  console.log(`  ${SAMPLE} is named in ${outside.length} files outside src/kinds (at most ${MOST_FILES_OUTSIDE})`);
  return [
    ...(outside.length > MOST_FILES_OUTSIDE ? outside.map((file) => `${file} names ${SAMPLE}`) : []),
    ...large.map(({ name }) => `src/kinds/${name} has more than ${MOST_FILES_OF_A_KIND} files`),
  ];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|\/testing\//.test(file));
}

function isNamedIn(file: string): boolean {
  return readFileSync(path.join(frameworkRoot, file), "utf8").toLowerCase().includes(SAMPLE);
}
