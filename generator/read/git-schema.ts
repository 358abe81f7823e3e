import { execFileSync } from "node:child_process";
import { isSchemaFile, type SchemaFile, unixLines } from "./schema-files.ts";

/** The project has no such commit, or no git. */
export class GitRefError extends Error {
  override readonly name = "GitRefError";
}

/** The files of `schema/` as they were at a commit. */
export function readSchemaAt(root: string, ref: string): readonly SchemaFile[] {
  const names = git(root, ["ls-tree", "-r", "--name-only", "-z", "--end-of-options", ref, "schema/"])
    .split("\0")
    .filter(isSchemaFile);
  if (names.length === 0) {
    throw new GitRefError(`There is no schema/ at ${ref}.`);
  }
  return names.sort().map((path) => ({ path, text: unixLines(git(root, ["show", `${ref}:./${path}`])) }));
}

function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new GitRefError(`git ${args[0]} failed: ${stderr?.trim() ?? String(error)}`);
  }
}
