import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { journals } from "../database/migration-journal.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { openServer } from "../database/open-server.ts";
import { countRows, findDifferences, readDigests } from "../database/table-digests.ts";
import { testProductMain } from "../testing/backend-process.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { prepareDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { runCommand } from "./run-command.ts";

const JOURNALS: readonly string[] = Object.values(journals);

const ROOT = new URL("../../../", import.meta.url).pathname;
const GATE = 720_099;
const bin = findPostgres();

describe.runIf(bin !== null)("a move that is killed", () => {
  let postgres: LocalPostgres;
  let target: Database;
  let folder = "";
  const env = () => ({ DATA_DIR: folder, DATA_DURABILITY: "relaxed", MIN_FREE_DISK_MB: "0" });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "entity-console-killed-move-"));
    const source = await openEmbedded(join(folder, "database"), "relaxed");
    await prepareDatabase(source, testProduct, { demo: true, admin: null, production: false });
    await source.close();
    postgres = await startPostgres(bin ?? "");
    writeFileSync(join(folder, "address"), postgres.url);
    target = await openServer(postgres.url);
    await migrate(target.db, await readMigrations(testProduct.migrations));
    // This lock pauses the copy of the tickets; all tables before it in the alphabet are copied by then.
    await target.db.execute(sql`create function wait_at_gate() returns trigger language plpgsql as
      ${sql.raw(`'begin perform pg_advisory_xact_lock(${GATE}); return null; end'`)}`);
    await target.db.execute(
      sql`create trigger gate before insert on tickets for each statement execute function wait_at_gate()`,
    );
  });
  afterAll(async () => {
    await target.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  const startMove = () => {
    const words = ["--import", "tsx", testProductMain, "move", join(folder, "address")];
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: { PATH: process.env["PATH"] ?? "", ...env() },
      stdio: "ignore",
    });
    let isOver = false;
    const ended = new Promise<string | number | null>((resolve) => {
      child.once("exit", (code, signal) => {
        isOver = true;
        resolve(signal ?? code);
      });
    });
    return { kill: () => child.kill("SIGKILL"), isOver: () => isOver, ended };
  };

  test("leaves the target empty, and can be repeated", async () => {
    await target.db.transaction(async (gate) => {
      await gate.execute(sql`select pg_advisory_xact_lock(${GATE})`);
      const move = startMove();
      for (let isWaiting = false; !isWaiting && !move.isOver(); ) {
        const rows = await readRows(gate, sql`select 1 from pg_locks where locktype = 'advisory' and not granted`);
        isWaiting = rows.length > 0;
      }
      move.kill();
      expect(await move.ended).toBe("SIGKILL");
    });
    const left = await readDigests(target.db);
    expect(countRows(left)).toBe(JOURNALS.reduce((sum, name) => sum + (left[name]?.rows ?? 0), 0));

    const lines: string[] = [];
    await runCommand(["move", join(folder, "address")], {
      product: testProduct,
      env: env(),
      print: (line) => void lines.push(line),
    });
    expect(lines.join()).toContain("the checksums of all tables agree");
    const source = await openEmbedded(join(folder, "database"), "relaxed");
    expect(findDifferences(await readDigests(source.db), await readDigests(target.db))).toEqual(JOURNALS);
    await source.close();
  });
});
