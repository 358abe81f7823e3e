import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { frameworkRoot, isInstalled } from "../../generator/paths/product-paths.ts";

/** The console or the backend could not be built. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** A file of the framework, as the bundler sees it: compiled in an installed package. */
export function frameworkFile(file: string, framework = frameworkRoot): string {
  return path.join(framework, isInstalled ? file.replace(/\.tsx?$/, ".js") : file);
}

interface ViteRun {
  /** Vite's own arguments. */
  readonly args: readonly string[];
  /** Relative to the workspace. */
  readonly product: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The error message of a failed run. */
  readonly failure: string;
}

/** Runs Vite in a child process: it sets NODE_ENV and keeps its memory. Throws a `BuildError` if it fails. */
export async function runVite(workspace: string, { args, product, env, failure }: ViteRun): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    // The files of an installed package are JavaScript already.
    const loader = isInstalled ? ["--configLoader", "native"] : [];
    const child = spawn(process.execPath, [findVite(workspace), ...args, ...loader], {
      cwd: workspace,
      stdio: "inherit",
      env: { ...process.env, ...env, PRODUCT: product },
    });
    // Otherwise the build would outlive its parent.
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGTERM", stop).once("SIGINT", stop);
    child.on("error", reject);
    child.on("close", (ended) => {
      process.off("SIGTERM", stop).off("SIGINT", stop);
      resolve(ended);
    });
  });
  if (code !== 0) {
    throw new BuildError(`${failure}: see the errors above.`);
  }
}

/** Whether something can be built here: production has no bundler. */
export function hasVite(workspace: string): boolean {
  return nearestVite(workspace) !== null;
}

/** Vite's program in the nearest `node_modules`. Throws a `BuildError` if there is none. */
export function findVite(workspace: string): string {
  const program = nearestVite(workspace);
  if (program === null) {
    throw new BuildError("Vite is not installed. Run npm install.");
  }
  return program;
}

function nearestVite(workspace: string): string | null {
  for (let folder = path.resolve(workspace); ; folder = path.dirname(folder)) {
    const program = path.join(folder, "node_modules/vite/bin/vite.js");
    if (existsSync(program)) {
      return program;
    }
    if (folder === path.dirname(folder)) {
      return null;
    }
  }
}
