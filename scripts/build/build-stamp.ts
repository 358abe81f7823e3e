import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Stored in the folder that each build empties, so it never describes another build. */
const STAMP = ".built-from";

/** Whether a build in `output` is of the sources with that digest. */
export function isBuiltFrom(output: string, digest: string): boolean {
  const stamp = path.join(output, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

/** Records what a build in `output` was made of. */
export function recordBuild(output: string, digest: string): void {
  writeFileSync(path.join(output, STAMP), digest);
}

/** A digest of all files at the given places, with their paths relative to the root; places may be missing. */
export function digestOf(root: string, places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap(listFiles)) {
    hash
      .update(`${path.relative(root, file)}\n`)
      .update(readFileSync(file))
      .update("\n");
  }
  return hash.digest("hex");
}

function listFiles(place: string): readonly string[] {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) {
    return [];
  }
  return stats.isDirectory()
    ? readdirSync(place)
        .sort()
        .flatMap((name) => listFiles(path.join(place, name)))
    : [place];
}
