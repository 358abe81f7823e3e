import { spawnSync } from "node:child_process";

/** The interpreter with openpyxl. Undefined without one. Prefer Debian's, because another one may lack the package. */
export const PYTHON = ["/usr/bin/python3", "python3"].find(
  (name) => spawnSync(name, ["-c", "import openpyxl"]).status === 0,
);

/** Runs a script with the path of a file. Returns its output. */
export function python(script: string, file: string): string {
  const { stdout, stderr, status } = spawnSync(PYTHON ?? "python3", ["-c", script, file], { encoding: "utf8" });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout;
}
