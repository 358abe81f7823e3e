import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { copyRepository } from "../guides/copy-repository.ts";
import type { MutantResult } from "./mutants/mutant.ts";
import { readMutants } from "./mutants/read-mutants.ts";

/*
 * `npm run mutants`: applies each patch of testing/mutants to a copy of the repository, one at a time, and runs the
 * test that the patch names. That test must fail, otherwise it does not test its statement. Names after `--` select
 * patches. Each worker has one copy and one Vitest process for all its mutants.
 */

const wanted = process.argv.slice(2);
const left = readMutants()
  .map(({ name }) => name)
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const count = left.length;
let killed = 0;

async function runWorker(): Promise<void> {
  const copy = copyRepository("mutants");
  const worker = fork(new URL("mutants/worker.ts", import.meta.url), [copy], {
    cwd: copy,
    execArgv: process.execArgv,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  worker.on("message", (result: MutantResult | "ready") => {
    if (result !== "ready") {
      report(result);
    }
    sendNext(worker);
  });
  await once(worker, "exit");
  rmSync(copy, { recursive: true, force: true });
}

function sendNext(worker: ChildProcess): void {
  const next = left.shift();
  worker.send(next ?? "end");
}

function report({ name, statement, problem }: MutantResult): void {
  killed += problem === null ? 1 : 0;
  console.log(`${problem === null ? "killed" : "ALIVE "} ${name}: ${problem ?? statement}`);
}

const started = performance.now();
// A worker waits for Vitest about half of the time.
const workers = Math.min(2 * availableParallelism(), count);
await Promise.all(Array.from({ length: workers }, runWorker));
console.log(`\n${killed} of ${count} killed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = killed === count && count > 0 ? 0 : 1;
