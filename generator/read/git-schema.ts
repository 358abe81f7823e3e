import { spawnSync } from "node:child_process";
import { isSchemaFile, type SchemaFile, unixLines } from "./schema-files.ts";

/** The commit does not exist, or the project is not a git repository. */
export class GitRefError extends Error {
  override readonly name = "GitRefError";
}

/** Reads the files of `schema/` at a commit. */
export function readSchemaAt(root: string, ref: string): readonly SchemaFile[] {
  const commit = findCommit(root, ref);
  const names = git(root, ["ls-tree", "-r", "--name-only", "-z", commit, "schema/"])
    .toString()
    .split("\0")
    .filter(isSchemaFile)
    .sort();
  if (names.length === 0) {
    throw new GitRefError(`There is no schema/ at ${ref}: nothing to compare with.`);
  }
  const texts = readObjects(
    root,
    names.map((name) => `${commit}:./${name}`),
  );
  return names.map((path, index) => ({ path, text: unixLines(texts[index] ?? "") }));
}

function findCommit(root: string, ref: string): string {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (error !== undefined) {
    throw new GitRefError(`git cannot be run here: ${error.message}`);
  }
  if (status !== 0) {
    const why = stderr.trim() === "" ? "name a branch, a tag or a commit, as in `diff main`" : stderr.trim();
    throw new GitRefError(`"${ref}" is not a commit that git knows: ${why}.${shallowHint(root)}`);
  }
  return stdout.trim();
}

/**
 * Reads all files with one `git cat-file --batch`. Output per file: `<id> blob <size>`, a newline, the bytes, a
 * newline.
 */
function readObjects(root: string, objects: readonly string[]): readonly string[] {
  const answer = git(root, ["cat-file", "--batch"], `${objects.join("\n")}\n`);
  let at = 0;
  return objects.map(() => {
    const start = answer.indexOf("\n", at) + 1;
    const size = Number(answer.toString("utf8", at, start).trim().split(" ").at(-1));
    at = start + size + 1;
    return answer.toString("utf8", start, start + size);
  });
}

function git(root: string, args: readonly string[], input = ""): Buffer {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, input, maxBuffer: 1 << 28 });
  if (status !== 0) {
    throw new GitRefError(`git ${args[0]} failed: ${stderr.toString().trim()}`);
  }
  return stdout;
}

/** A hint for shallow clones, the default in CI. */
function shallowHint(root: string): string {
  const { stdout } = spawnSync("git", ["rev-parse", "--is-shallow-repository"], { cwd: root, encoding: "utf8" });
  return stdout?.trim() === "true"
    ? " This clone is shallow: fetch more of it, by `git fetch --unshallow` or `fetch-depth: 0` in CI."
    : "";
}
