import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What the built console is made from. */
const INPUTS = [
  "src/console",
  "src/contract",
  "schema",
  "generated",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

const BUILT = "dist/console";
/** Kept inside the folder that every build empties, so that it never speaks of another build's files. */
const STAMP = path.join(BUILT, ".built-from");

/** The console as it is built cannot be served: its build failed. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** Whether `dist/console` is missing, or was built from other files than these. */
export function isConsoleStale(root: string): boolean {
  const stamp = path.join(root, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== readInputsHash(root);
}

/** Builds `dist/console`, in a process of its own: the build tool sets NODE_ENV and keeps its memory. */
export async function buildConsole(root: string): Promise<void> {
  const hash = readInputsHash(root);
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) {
    throw new BuildError("The console could not be built; what is wrong stands above.");
  }
  writeFileSync(path.join(root, STAMP), hash);
}

function readInputsHash(root: string): string {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap((input) => listFiles(path.join(root, input)))) {
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
