import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendProcess, startProcess } from "./testing/backend-process.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "./testing/local-postgres.ts";
import { MAX_WAIT_MS, outageRun, outages } from "./testing/outage-run.ts";

const bin = findPostgres();
/** Rounds of each outage, and numbers of processes. */
const { OUTAGE_ROUNDS: rounds = "1", OUTAGE_PROCESSES: counts = "2" } = process.env;

const titled = describe.runIf(bin !== null).each(counts.split(",").map(Number));
titled("case 195: PostgreSQL is unavailable while ten writers use %i processes", (count) => {
  let folder = "";
  let postgres: LocalPostgres;
  const processes: BackendProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "entity-console-outages-"));
    postgres = await startPostgres(bin ?? "", { fsync: true });
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a secret for tests, long enough to be one",
      LOGIN_LIMIT: "1000000",
    };
    while (processes.length < count) {
      processes.push(await startProcess(env));
    }
  }, 120_000);
  afterAll(async () => {
    for (const one of processes) {
      one.process.kill("SIGKILL");
      await one.ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(Object.entries(outages))(
    "%s: no process ends, no acknowledged write is lost, and all other responses are 503 with Retry-After",
    async (name, outage) => {
      for (let round = 1; round <= Number(rounds); round += 1) {
        const report = await outageRun(postgres, processes, outage);
        if (rounds !== "1") {
          process.stdout.write(`${name}, ${count} process(es), round ${round}: ${JSON.stringify(report)}\n`);
        }
        expect(report).toMatchObject({ lost: [], ended: [], unannounced: 0, recoveryMs: expect.any(Number) });
        expect(Object.keys(report.counts).sort()).toEqual(["201", "503"]);
        expect(report.longestMs).toBeLessThan(MAX_WAIT_MS);
      }
    },
    120_000 * Number(rounds),
  );
});
