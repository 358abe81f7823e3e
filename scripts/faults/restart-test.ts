import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { type BackendProcess, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { MAX_WAIT_MS, type OutageReport, outageRun, outages } from "../../src/backend/testing/outage-run.ts";

/** Stops the database server under ten writers, again and again, and counts responses and lost writes. */

const SECRET = "a secret for tests, long enough to be one";
const PROCESSES = [1, 3];

interface Sums {
  readonly counts: Record<string, number>;
  readonly recoveries: number[];
  acknowledged: number;
  lost: number;
  longestMs: number;
}

/** Violations; empty if all is well. */
function toFaults({ counts, lost, unannounced, recoveryMs, longestMs, ended }: OutageReport): readonly string[] {
  const wrong = Object.keys(counts).filter((status) => status !== "201" && status !== "503");
  return [
    ...wrong.map((status) => `${counts[status]} answers of ${status}`),
    ...lost.map((id) => `lost ${id}`),
    ...ended.map((how) => `a process ended: ${how}`),
    ...(unannounced > 0 ? [`${unannounced} answers of 503 without Retry-After`] : []),
    ...(longestMs > MAX_WAIT_MS ? [`somebody waited ${longestMs.toFixed(0)} ms`] : []),
    ...(recoveryMs === null ? ["it did not come back"] : []),
  ];
}

async function runRounds(name: string, { count, rounds }: { count: number; rounds: number }): Promise<void> {
  const outage = outages[name];
  const bin = findPostgres();
  if (outage === undefined || bin === null) {
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "entity-console-restart-"));
  const postgres = await startPostgres(bin, { fsync: true });
  const env = { DATA_DIR: folder, DATABASE_URL: postgres.url, AUTH_SECRET: SECRET, LOGIN_LIMIT: "1000000" };
  const processes: BackendProcess[] = [];
  const sums: Sums = { counts: {}, recoveries: [], acknowledged: 0, lost: 0, longestMs: 0 };
  try {
    while (processes.length < count) {
      processes.push(await startProcess(env));
    }
    for (let round = 1; round <= rounds; round += 1) {
      const report = await outageRun(postgres, processes, outage);
      add(sums, report);
      for (const fault of toFaults(report)) {
        console.log(`${name}, ${count} process(es), round ${round}: ${fault}`);
        process.exitCode = 1;
      }
      if (report.ended.length > 0) {
        break;
      }
    }
    print(`${name}, ${count} process(es), ${rounds} rounds`, sums);
  } finally {
    for (const one of processes) {
      one.process.kill("SIGKILL");
      await one.ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

function add(sums: Sums, { counts, acknowledged, lost, recoveryMs, longestMs }: OutageReport): void {
  for (const [status, count] of Object.entries(counts)) {
    sums.counts[status] = (sums.counts[status] ?? 0) + count;
  }
  sums.acknowledged += acknowledged;
  sums.lost += lost.length;
  sums.longestMs = Math.max(sums.longestMs, longestMs);
  sums.recoveries.push(...(recoveryMs === null ? [] : [recoveryMs]));
}

function print(title: string, { counts, recoveries, acknowledged, lost, longestMs }: Sums): void {
  const byStatus = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  const sorted = recoveries.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.log(
    `${title}: ${byStatus.join(", ")}; ${acknowledged} acknowledged, ${lost} lost; back after ${median.toFixed(0)} ms ` +
      `(median), ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms (longest); longest wait ${longestMs.toFixed(0)} ms`,
  );
}

await new Command("restart-test")
  .description("Restart, freeze and refuse PostgreSQL under ten writers; nothing may be lost, end, or answer 500")
  .option("--rounds <number>", "of each outage, on one and on three processes", "20")
  .option("--only <outage>", `one of: ${Object.keys(outages).join(", ")}`)
  .action(async ({ rounds, only }: { readonly rounds: string; readonly only?: string }) => {
    if (findPostgres() === null) {
      console.log("Not tested: there are no PostgreSQL server programs on this machine");
      return;
    }
    for (const name of Object.keys(outages).filter((one) => only === undefined || one === only)) {
      for (const count of PROCESSES) {
        await runRounds(name, { count, rounds: Number(rounds) });
      }
    }
  })
  .parseAsync();
