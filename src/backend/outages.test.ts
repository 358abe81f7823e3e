import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackendProcess, startProcess } from "./testing/backend-process.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "./testing/local-postgres.ts";
import { MAX_WAIT_MS, outageRun, outages } from "./testing/outage-run.ts";

const bin = findPostgres();

// `npm run restart-test` does twenty of each, with one process and with three.
describe.runIf(bin !== null)("case 195: PostgreSQL is unavailable while ten writers use two processes", () => {
  let folder = "";
  let postgres: LocalPostgres;
  let processes: readonly BackendProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "entity-console-outages-"));
    postgres = await startPostgres(bin ?? "");
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: "a secret for tests, long enough to be one",
      LOGIN_LIMIT: "1000000",
    };
    processes = [await startProcess(env), await startProcess(env)];
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
    async (_, outage) => {
      const report = await outageRun(postgres, processes, outage);
      expect(report).toMatchObject({ lost: [], ended: [], unannounced: 0, recoveryMs: expect.any(Number) });
      expect(Object.keys(report.counts).sort()).toEqual(["201", "503"]);
      expect(report.longestMs).toBeLessThan(MAX_WAIT_MS);
    },
    120_000,
  );
});
