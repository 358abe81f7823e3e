import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Db, readRows } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migration-files.ts";
import { openEmbedded } from "../database/open-embedded.ts";
import { onStatement } from "../database/statement-log.ts";
import { startBackend } from "../server.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { allowAuditChange } from "../writes/audit-chain.ts";
import { startCleanupJob } from "./cleanup-job.ts";

const LOCK = 720_003;

/** Audit entries of one age. */
async function insertAudit(db: Db, count: number, days: number): Promise<void> {
  await db.execute(sql`insert into audit_entries (id, action, address, request_id, at)
    select gen_random_uuid(), 'signIn', '', 'r', now() - ${days} * interval '1 day' from generate_series(1, ${count}::int)`);
}

async function countOld(db: Db): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from audit_entries where at < now() - interval '7 days'`,
  );
  return row?.count ?? 0;
}

describeOnDatabases("the clean-up on %s", (kind) => {
  const database = forSuite(() =>
    openPreparedDatabase(kind, testProduct, { demo: false, admin: null, production: false }),
  );
  beforeEach(() =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select ${allowAuditChange("clean-up")}`);
      await tx.execute(sql`delete from audit_entries`);
    }),
  );

  test("deletes all expired rows in chunks, and no others", async () => {
    const { db } = database;
    await insertAudit(db, 25, 30);
    await insertAudit(db, 3, 1);
    await db.execute(sql`insert into idempotency_keys (user_id, key, request_hash, created_at)
      select gen_random_uuid(), 'k' || n, 'h', now() - n * interval '1 hour' from generate_series(1, 40) n`);
    await db.execute(sql`insert into known_places (key, last_at)
      select 'p' || n, now() - n * 20 * interval '1 day' from generate_series(1, 6) n`);
    const deletes: string[] = [];
    const stopLog = onStatement((text) => void (text.startsWith("delete") && deletes.push(text)));
    const job = startCleanupJob(db, { auditDays: 7, trashDays: 30 }, 10);
    await vi.waitFor(async () => expect(await countOld(db)).toBe(0), { timeout: 30_000 });
    await job.stop();
    stopLog();
    const left = await readRows<{ name: string; count: number }>(
      db,
      sql`select 'audit' as name, count(*)::int as count from audit_entries
        union all select 'keys', count(*)::int from idempotency_keys
        union all select 'places', count(*)::int from known_places order by name`,
    );
    expect(left).toEqual([
      { name: "audit", count: 3 },
      { name: "keys", count: 23 },
      { name: "places", count: 4 },
    ]);
    // 25 rows need three statements, each with a limit.
    expect(deletes.filter((text) => text.startsWith('delete from "audit_entries"'))).toHaveLength(3);
    expect(deletes.filter((text) => !text.includes("limit"))).toEqual([]);
  });

  test("keeps audit entries forever without a number of days", async () => {
    await insertAudit(database.db, 3, 3_000);
    const job = startCleanupJob(database.db, { auditDays: null, trashDays: 30 }, 10);
    await job.stop();
    expect(await countOld(database.db)).toBe(3);
  });

  test("empties the trash after its days, and entirely if the trash is off", async () => {
    const { db } = database;
    await db.execute(sql`insert into entity_console_deleted_records (id, entity, record_id, title, deleted_at, record, content)
      select gen_random_uuid(), 'genre', n::text, n::text, now() - n * 10 * interval '1 day' - interval '1 hour', '{}', '[]'
      from generate_series(0, 4) n`);
    const left = async () =>
      (await readRows<{ title: string }>(db, sql`select title from entity_console_deleted_records order by title`)).map(
        ({ title }) => title,
      );
    const job = startCleanupJob(db, { auditDays: null, trashDays: 30 }, 10);
    await vi.waitFor(async () => expect(await left()).toEqual(["0", "1", "2"]), { timeout: 30_000 });
    await job.stop();
    const last = startCleanupJob(db, { auditDays: null, trashDays: 0 }, 10);
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000 });
    await last.stop();
  });

  test("deletes jobs that ended a week ago with all their parts, and a draft of an hour ago, but no open ones", async () => {
    const { db } = database;
    await db.execute(sql`insert into entity_console_jobs
        (id, entity, kind, work, state, total, counts, user_id, username, address, created_at, started_at, ended_at)
      select gen_random_uuid(), 'genre', 'change', '{}', state, 1, '{}', gen_random_uuid(), name, '',
        now() - age::interval, now() - age::interval, case when state = 'done' then now() - age::interval end
      from (values ('old', 'done', '8 days'), ('kept', 'done', '6 days'), ('open', 'running', '8 days'),
        ('old draft', 'draft', '2 hours'), ('new draft', 'draft', '10 minutes')) given(name, state, age)`);
    await db.execute(sql`insert into entity_console_job_results (job_id, position, written)
      select id, 0, '[]' from entity_console_jobs`);
    await db.execute(sql`insert into entity_console_job_failures (job_id, position, record_id, title, status)
      select id, 0, id, username, 'refused' from entity_console_jobs`);
    const namesOf = async (from: string) =>
      (await readRows<{ name: string }>(db, sql.raw(`select username as name from ${from} order by 1`))).map(
        ({ name }) => name,
      );
    const kept = ["kept", "new draft", "open"];
    const job = startCleanupJob(db, { auditDays: null, trashDays: 30 }, 10);
    await vi.waitFor(async () => expect(await namesOf("entity_console_jobs")).toEqual(kept), { timeout: 30_000 });
    await job.stop();
    for (const part of ["results", "failures"]) {
      const from = `entity_console_jobs j join entity_console_job_${part} p on p.job_id = j.id`;
      expect(await namesOf(from)).toEqual(kept);
    }
  });

  test("ends between two chunks when it is stopped", async () => {
    await insertAudit(database.db, 500, 30);
    const job = startCleanupJob(database.db, { auditDays: 7, trashDays: 30 }, 5);
    await vi.waitFor(async () => expect(await countOld(database.db)).toBeLessThan(500), { timeout: 30_000 });
    await job.stop();
    const left = await countOld(database.db);
    expect([left > 0, left % 5]).toEqual([true, 0]);
  });

  test.skipIf(kind === "embedded")("skips its run while another process cleans up", async () => {
    await insertAudit(database.db, 25, 30);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const tries: string[] = [];
      const stopLog = onStatement((text) => void (text.includes("pg_try_advisory") && tries.push(text)));
      const job = startCleanupJob(database.db, { auditDays: 7, trashDays: 30 }, 10);
      await vi.waitFor(() => expect(tries).toHaveLength(1));
      await job.stop();
      stopLog();
      expect(await countOld(tx)).toBe(25);
    });
  });
});

describe("a start", () => {
  const folder = mkdtempSync(join(tmpdir(), "entity-console-cleanup-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("with many old audit entries listens first, and deletes them later", async () => {
    const opened = await openEmbedded(join(folder, "database"), "relaxed");
    await migrate(opened.db, await readMigrations(testProduct.migrations));
    await insertAudit(opened.db, 20_000, 30);
    await opened.close();
    const env = { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", DATA_DURABILITY: "relaxed", DEMO: "off" };
    const deletes: string[] = [];
    const stopLog = onStatement((text) => void (text.startsWith('delete from "audit_entries"') && deletes.push(text)));
    const steps: string[] = [];
    const running = await startBackend(testProduct, {
      env: { ...env, AUDIT_DAYS: "7" },
      onStep: (text) => void steps.push(`${text}: ${deletes.length}`),
    });
    expect(steps.at(-1)).toBe("Listening: 0");
    const health = await fetch(`${running.url}/health`);
    expect(health.status).toBe(200);
    await vi.waitFor(() => expect(deletes.length).toBeGreaterThan(1), { timeout: 30_000 });
    await running.close();
    stopLog();
    const again = await openEmbedded(join(folder, "database"), "relaxed");
    expect(await countOld(again.db)).toBeLessThan(20_000);
    await again.close();
  }, 120_000);
});
