import { execFileSync } from "node:child_process";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";

function git(...words: string[]): string | null {
  try {
    return execFileSync("git", words, {
      cwd: frameworkRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/** The hash of the checked out commit; an empty text outside of a repository. */
export function headCommit(): string {
  return git("rev-parse", "HEAD") ?? "";
}

/**
 * The commit that a change starts from: `BASE_COMMIT` where CI sets it, otherwise the merge base with `main`. Null where
 * neither is in the clone, or where HEAD is `main` itself.
 */
export function baseCommit(): string | null {
  const given = process.env["BASE_COMMIT"];
  if (given) {
    return git("rev-parse", "--verify", `${given}^{commit}`);
  }
  const base = git("merge-base", "HEAD", "origin/main") ?? git("merge-base", "HEAD", "main");
  return base === headCommit() ? null : base;
}

/** Paths that differ from the base commit, uncommitted and new files included; null where the base is unknown. */
export function changedFiles(base: string | null): readonly string[] | null {
  const changed = base === null ? null : git("diff", "--name-only", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return changed === null ? null : `${changed}\n${added ?? ""}`.split("\n").filter((file) => file !== "");
}
