import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { frameworkRoot } from "../../../generator/places/product-places.ts";

const FOLDER = "testing/mutants";

/** Patches of testing/mutants that no longer apply. Patches to files of a missing product are skipped. */
export function findStaleMutants(): readonly string[] {
  const folder = path.join(frameworkRoot, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".patch"))
    .filter((name) => targetsOf(path.join(folder, name)).every((file) => existsSync(path.join(frameworkRoot, file))))
    .filter((name) => !applies(path.join(folder, name)))
    .map((name) => `${FOLDER}/${name} no longer applies`);
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
