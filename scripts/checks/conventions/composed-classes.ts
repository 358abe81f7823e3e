import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Style sheets that compose a class of another file: Vite cannot build that in an installed package. */
export function findComposedClasses(): readonly string[] {
  const files = execFileSync("git", ["ls-files", "src/**/*.css"], { encoding: "utf8" }).split("\n").filter(Boolean);
  return files
    .filter((file) => /\bcomposes\s*:[^;]*\bfrom\b/.test(readFileSync(file, "utf8")))
    .map((file) => `${file}: composes a class of another file. Import both classes in the component.`);
}
