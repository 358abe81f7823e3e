import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { findProduct, frameworkRoot } from "../../generator/paths/product-paths.ts";
import type { BackendProduct } from "../../src/backend/product.ts";
import { type BackendProcess, signInAt, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { type Call, readCalls } from "./previous-release/read-calls.ts";

/**
 * Runs the program of an earlier commit under load while the current program migrates the same database (decision 0094).
 */

interface Flags {
  readonly base?: string;
  readonly product: string;
  readonly rounds: string;
}

const SECRET = "a secret for both programs, long enough to be one";
const CLIENTS = 4;

function git(...words: string[]): string {
  return execFileSync("git", words, {
    cwd: frameworkRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** The commit of the previous program; null if there is none. */
function findBase(wanted: string | undefined): string | null {
  try {
    const base = git(
      "rev-parse",
      `${wanted ?? process.env["BASE_COMMIT"] ?? git("merge-base", "HEAD", "main")}^{commit}`,
    );
    return base === git("rev-parse", "HEAD") ? null : base;
  } catch {
    return null;
  }
}

interface Failure {
  readonly call: string;
  readonly status: number;
}

/** Repeats all calls by some clients until the work is done, and each call at least `rounds` times. */
async function repeat(
  calls: readonly Call[],
  rounds: number,
  work: Promise<unknown> | null,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  let isDone = work === null;
  let sent = 0;
  const done = work?.finally(() => {
    isDone = true;
  });
  const client = async (first: number) => {
    for (let index = first; !isDone || index < rounds * calls.length; index += CLIENTS) {
      const call = calls[index % calls.length];
      const status = (await call?.send(index)) ?? 0;
      sent += 1;
      if (status >= 300) {
        failures.push({ call: call?.name ?? "", status });
      }
    }
  };
  await Promise.all([done, ...Array.from({ length: CLIENTS }, (_, index) => client(index))]);
  console.log(`  ${sent} calls, ${failures.length} failed`);
  return failures;
}

interface Trial {
  readonly before: BackendProcess;
  readonly product: BackendProduct;
  readonly rounds: number;
  /** Starts the current program, which migrates. */
  readonly upgrade: () => Promise<unknown>;
}

async function tryUpgrade({ before, product, rounds, upgrade }: Trial): Promise<readonly Failure[]> {
  const calls = await readCalls(before.url, await signInAt(before.url), product.model);
  console.log(`${calls.length} calls of the previous program succeed on its own schema:`);
  console.log(`  ${calls.map(({ name }) => name).join(", ")}\nBefore the upgrade:`);
  const own = await repeat(calls, rounds, null);
  console.log("While the current program migrates and starts:");
  const during = await repeat(calls, rounds, upgrade());
  console.log("On the current schema, with both programs:");
  return [...own, ...during, ...(await repeat(calls, rounds, null))];
}

async function run(flags: Flags): Promise<void> {
  const [bin, base] = [findPostgres(), findBase(flags.base)];
  if (bin === null || base === null) {
    console.log(
      bin === null
        ? "Skipped: there are no programs of a PostgreSQL server on this machine"
        : "Skipped: there is no earlier commit. Set BASE_COMMIT, or use a branch that has a merge base with main",
    );
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "previous-release-"));
  const root = path.join(folder, "program");
  git("worktree", "add", "--detach", root, base);
  symlinkSync(path.join(frameworkRoot, "node_modules"), path.join(root, "node_modules"));
  const paths = findProduct(flags.product);
  const main = path.relative(frameworkRoot, path.join(path.dirname(paths.backendProduct), "main.ts"));
  // The earlier product's model: the current one may have entities that the earlier program does not know.
  const file = path.join(root, path.relative(frameworkRoot, paths.backendProduct));
  const { backendProduct: product } = (await import(pathToFileURL(file).href)) as {
    readonly backendProduct: BackendProduct;
  };
  const server = await startPostgres(bin);
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: server.url, LOGIN_LIMIT: "1000000" };
  const started: BackendProcess[] = [];
  const start = async (from?: string) => {
    const backend = await startProcess(env, main, from);
    started.push(backend);
    return backend;
  };
  try {
    console.log(`The previous program is that of ${git("log", "-1", "--format=%h %s", base)}`);
    const before = await start(root);
    const rounds = Number(flags.rounds);
    const failures = await tryUpgrade({ before, product, rounds, upgrade: () => start() });
    for (const { call, status } of failures.slice(0, 20)) {
      console.error(`${call}: ${status}`);
    }
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    for (const backend of started) {
      backend.process.kill("SIGTERM");
      await backend.ended;
    }
    await server.stop();
    git("worktree", "remove", "--force", root);
    rmSync(folder, { recursive: true });
  }
}

await new Command("previous-release")
  .description("Run the program of an earlier commit while the current one migrates its database")
  .option("--base <commit>", "of the earlier program. Default: BASE_COMMIT, or the merge base with main")
  .option("--product <folder>", "of the product", ".")
  .option("--rounds <number>", "of each call, before and after the migrations", "20")
  .action(run)
  .parseAsync();
