import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { type KillTarget, killRun } from "../../src/backend/testing/kill-run.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";
import { killWorkload } from "../../testing/fixture/src/backend/kill-workload.ts";

/** Kills the backend during writes, again and again on the same data, and counts lost writes. */
async function run(name: string, target: KillTarget, runs: number): Promise<void> {
  const sums = { acknowledged: 0, lost: 0, halves: 0 };
  for (let count = 1; count <= runs; count += 1) {
    const moment = { writes: 1 + Math.floor(Math.random() * 60), delayMs: Math.random() * 30 };
    const { acknowledged, lost, halves } = await killRun(killWorkload, { target, run: count, moment });
    sums.acknowledged += acknowledged;
    sums.lost += lost.length;
    sums.halves += halves.length;
    for (const fault of [...lost, ...halves]) {
      console.log(`${name}, run ${count}: ${fault}`);
    }
  }
  console.log(
    `${name}: ${runs} kills, ${sums.acknowledged} writes acknowledged, ${sums.lost} lost, ${sums.halves} half batches`,
  );
  if (sums.lost + sums.halves > 0 || sums.acknowledged === 0) {
    process.exitCode = 1;
  }
}

const command = new Command("kill-test")
  .description("Kill the backend during writes on each database, and look that nothing acknowledged is lost (case 191)")
  .option("--runs <number>", "kills on each database", "50")
  .action(async ({ runs }: { readonly runs: string }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "entity-console-kill-"));
    try {
      await run("embedded", { DATA_DIR: path.join(folder, "embedded") }, Number(runs));
      const bin = findPostgres();
      if (bin === null) {
        console.log("PostgreSQL: not tested, there are no server programs on this machine");
        return;
      }
      const server = await startPostgres(bin);
      await run("PostgreSQL", { DATA_DIR: folder, DATABASE_URL: server.url }, Number(runs));
      await server.stop();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

await command.parseAsync();
