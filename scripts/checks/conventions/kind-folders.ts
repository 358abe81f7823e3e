import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";

/** The kind that most code decided by, before kinds had folders. */
const SAMPLE = "money";

/** Hand-written code outside `src/kinds` that may name it: the words of a spec, and a text. */
const MAX_FILES_OUTSIDE = 4;

/** A kind is small enough to copy. */
const MAX_FILES_OF_A_KIND = 8;

/** Code that decides by a display. It belongs into the display's folder, or becomes a fact in its `kind.ts`. */
const BY_DISPLAY = /(?<!typeof )\bdisplay (?:===|!==) "/;

const FOLDERS = ["generator", "src/console", "src/backend", "src/contract"];

/** Kinds whose folder is too large, and code outside of the kinds' folders that decides by a kind's name. */
export function findScatteredKinds(): readonly string[] {
  const files = FOLDERS.flatMap(filesIn);
  // The upgrade names former files of products.
  const current = files.filter((file) => !file.startsWith("generator/upgrade/"));
  const outside = current.filter((file) => readText(file).toLowerCase().includes(SAMPLE));
  // The contract imports nothing, so it cannot ask for a fact.
  const asking = files.filter((file) => !file.startsWith("src/contract/"));
  const deciding = asking.filter((file) => BY_DISPLAY.test(readText(file)));
  const kinds = readdirSync(path.join(frameworkRoot, "src/kinds"), { withFileTypes: true });
  const large = kinds
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => filesIn(`src/kinds/${name}`).length > MAX_FILES_OF_A_KIND);
  console.log(`  ${SAMPLE} is named in ${outside.length} files outside src/kinds (at most ${MAX_FILES_OUTSIDE})`);
  return [
    ...(outside.length > MAX_FILES_OUTSIDE ? outside.map((file) => `${file} names ${SAMPLE}`) : []),
    ...deciding.map((file) => `${file} compares a display with a name`),
    ...large.map(({ name }) => `src/kinds/${name} has more than ${MAX_FILES_OF_A_KIND} files`),
  ];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(frameworkRoot, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|\/testing\//.test(file));
}

function readText(file: string): string {
  return readFileSync(path.join(frameworkRoot, file), "utf8");
}
