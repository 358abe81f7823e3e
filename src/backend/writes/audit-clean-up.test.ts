import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { verifyAudit } from "../commands/audit-command.ts";
import { type Db, readRows } from "../database/database.ts";
import { deleteChunk } from "../database/delete-chunk.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { allowAuditChange, sealEntries, sealErased } from "./audit-chain.ts";
import { expiredAudit } from "./record-audit.ts";

const DAYS = 7;

describeOnDatabases("the clean-up of the audit trail, on the %s database", (kind) => {
  const database = forSuite(() =>
    openPreparedDatabase(kind, testProduct, { demo: false, admin: null, production: false }),
  );
  let db: Db;
  /** Adds and seals an entry of an age in days. Returns its id. */
  const add = async (daysAgo: number) => {
    const [row] = await readRows<{ id: string }>(
      db,
      sql`insert into audit_entries (id, at, action, address, request_id)
        values (gen_random_uuid(), now() - ${daysAgo}::float * interval '1 day', 'update', '::1', 'r')
        returning id::text as id`,
    );
    await sealEntries(db, 1_000);
    return row?.id ?? expect.fail("no entry");
  };
  const verify = (head: string | null = null, auditDays: number | null = DAYS) => verifyAudit(db, { head, auditDays });
  /** Runs statements that the triggers permit to the clean-up. */
  const asCleanUp = (work: (tx: Db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select ${allowAuditChange("clean-up")}`);
      await work(tx);
    });
  /** The two parts of a clean-up. They may see different times. */
  const cleanUp = async (daysOfEntries = DAYS, daysOfLinks = daysOfEntries) => {
    const [entries] = expiredAudit(daysOfEntries);
    const [, links] = expiredAudit(daysOfLinks);
    for (const rows of [entries, links]) {
      await asCleanUp((tx) => deleteChunk(tx, rows ?? expect.fail("no rows"), 1_000));
    }
  };

  beforeAll(async () => {
    ({ db } = database);
  });
  beforeEach(() =>
    asCleanUp(async (tx) => {
      await tx.execute(sql`delete from entity_console_audit_queue`);
      await tx.execute(sql`delete from audit_entries`);
      await tx.execute(sql`delete from entity_console_audit_links`);
    }),
  );

  test("leaves the last expired link as the beginning of a chain without problems", async () => {
    await add(30);
    await add(20);
    await add(1);
    const { head } = await verify();
    await cleanUp();
    expect(await verify(head)).toEqual({ problems: [], links: 2, erased: 0, from: 2, head });
  });

  test("leaves the end of a trail that is entirely old, and later entries continue it", async () => {
    await add(30);
    await add(20);
    const { head } = await verify();
    await cleanUp();
    await add(0);
    expect(await verify(head)).toMatchObject({ problems: [], from: 2, head: expect.stringMatching(/^3:/) });
  });

  test("leaves the links of entries that expire between the two parts", async () => {
    const ids = [await add(DAYS + 1), await add(DAYS + 1)];
    await add(0);
    await cleanUp(DAYS + 2, DAYS);
    const links = await readRows<{ id: string }>(
      db,
      sql`select entry_id::text as id from entity_console_audit_links order by position limit 2`,
    );
    expect(links.map(({ id }) => id)).toEqual(ids);
    expect((await verify()).problems).toEqual([]);
  });

  test("does not explain a beginning that was cut at an entry that is not old", async () => {
    for (const daysAgo of [3, 2, 1]) {
      await add(daysAgo);
    }
    const { head } = await verify();
    await asCleanUp(async (tx) => {
      await tx.execute(sql`delete from audit_entries where at < now() - interval '36 hours'`);
      await tx.execute(sql`delete from entity_console_audit_links where position < 3`);
    });
    const missing = "Links 1 to 2 of the chain are missing: the clean-up with this AUDIT_DAYS would keep more.";
    expect((await verify(head)).problems).toEqual([missing]);
    expect((await verify(head, null)).problems).toEqual([missing]);
  });

  test("does not explain a beginning that was cut at the second link of an erased old entry", async () => {
    const old = await add(30);
    const recent = await add(1);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select ${allowAuditChange("erase")}`);
      await sealErased(tx, [old]);
    });
    await cleanUp();
    expect((await verify()).problems).toEqual([]);
    await asCleanUp(async (tx) => {
      await tx.execute(sql`delete from audit_entries where id = ${recent}`);
      await tx.execute(sql`delete from entity_console_audit_links where position < 3`);
    });
    expect((await verify()).problems).toEqual([expect.stringContaining("Links 1 to 2 of the chain are missing")]);
  });

  test("says of a head before the first link that it is too old, or the beginning was deleted", async () => {
    await add(30);
    const { head } = await verify();
    await add(20);
    await add(1);
    await cleanUp();
    expect((await verify(head)).problems).toEqual([expect.stringMatching(/ is before the first link: it is older /)]);
  });
});
