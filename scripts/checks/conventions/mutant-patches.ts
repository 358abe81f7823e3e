import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { isOfMissingProduct } from "../missing-product.ts";

const FOLDER = "testing/mutants";

/**
 * Patches of testing/mutants that no longer apply, or name a test that no longer exists. Patches to files of a missing
 * product are skipped, and those whose test belongs to one.
 */
export function findStaleMutants(): readonly string[] {
  const folder = path.join(frameworkRoot, FOLDER);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".patch"))
    .filter((name) => targetsOf(path.join(folder, name)).every((file) => existsSync(path.join(frameworkRoot, file))))
    .filter((name) => !isOfMissingProduct(testOf(path.join(folder, name)).file));
  return names.flatMap((name) => [
    ...(applies(path.join(folder, name)) ? [] : [`${FOLDER}/${name} no longer applies`]),
    ...(namesATest(path.join(folder, name)) ? [] : [`${FOLDER}/${name} names a test that does not exist`]),
  ]);
}

/** Shortest fixed text of a title with placeholders that is enough to recognize the title. */
const SHORTEST_FIXED_TEXT = 8;

/** The file and the title in the line `Test:` of a patch; empty if it has none. */
function testOf(patch: string): { readonly file: string; readonly title: string } {
  const [, file = "", title = ""] = /^Test: \S+ (\S+) › (.+)$/m.exec(readFileSync(patch, "utf8")) ?? [];
  return { file, title };
}

/** A title is found as written, or by the fixed text of a title with placeholders (`%s`, `$name`). */
function namesATest(patch: string): boolean {
  const { file, title } = testOf(patch);
  const place = path.join(frameworkRoot, file);
  if (file === "" || !existsSync(place)) {
    return false;
  }
  const source = readFileSync(place, "utf8");
  const fixed = [...source.matchAll(/"([^"\n]*(?:%[sjd]|\$\w+)[^"\n]*)"/g)].flatMap(([, text = ""]) =>
    text.split(/%[sjd]|\$\w+/).map((piece) => piece.trim()),
  );
  return source.includes(title) || fixed.some((text) => text.length >= SHORTEST_FIXED_TEXT && title.includes(text));
}

function targetsOf(patch: string): readonly string[] {
  return [...readFileSync(patch, "utf8").matchAll(/^--- a\/(.+)$/gm)].map(([, file = ""]) => file);
}

function applies(patch: string): boolean {
  try {
    execFileSync("git", ["apply", "--check", patch], { cwd: frameworkRoot, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
