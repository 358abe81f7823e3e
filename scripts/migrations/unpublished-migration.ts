import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type MigrationPaths, migrationFiles } from "./migration-files.ts";

/** The migration that `codegen init` creates. */
export const INITIAL = "0000_initial.sql";

/**
 * Finds out who may have applied the first migration. `none`: it is the only one, in no commit and in no demo database.
 * `demo`: only the demo database of this checkout has it.
 */
export function holderOfInitial(data: string | null, place: MigrationPaths): "none" | "demo" | "others" {
  const files = migrationFiles(place);
  if (files.length !== 1 || files[0] !== INITIAL || isCommitted(path.join(place.folder, INITIAL))) {
    return "others";
  }
  return data !== null && existsSync(data) ? "demo" : "none";
}

/** Whether the current commit contains a file; false without git or commits. */
function isCommitted(file: string): boolean {
  const { status } = spawnSync("git", ["cat-file", "-e", `HEAD:./${path.basename(file)}`], {
    cwd: path.dirname(file),
    stdio: "ignore",
  });
  return status === 0;
}
