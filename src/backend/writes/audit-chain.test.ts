import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { verifyAudit } from "../commands/audit-command.ts";
import { type Db, readRows } from "../database/database.ts";
import { startAuditSealer } from "../jobs/audit-sealer.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { allowAuditChange, sealEntries, sealErased } from "./audit-chain.ts";

describeOnDatabases("the chain of the audit trail, on the %s database", (kind) => {
  const backend = forSuite(() => startTestBackend(kind));
  let db: Db;
  const verify = (head: string | null = null, auditDays: number | null = null) => verifyAudit(db, { head, auditDays });
  /** Adds an entry, which is sealed at once. */
  const add = async (title: string, daysAgo = 0, at = db) => {
    const [row] = await readRows<{ id: string }>(
      at,
      sql`insert into audit_entries (id, at, action, entity, title, address, request_id)
        values (gen_random_uuid(), now() - ${daysAgo}::int * interval '1 day', 'update', 'book', ${title}, '::1', 'r')
        returning id::text as id`,
    );
    await sealEntries(at, 1_000);
    return row?.id ?? expect.fail("no entry");
  };
  /** Does something in a transaction and undoes it, so that the other tests have an unchanged trail. */
  const undone = async (work: (tx: Db) => Promise<void>) => {
    const undo = new Error("undo");
    const run = db.transaction(async (tx) => {
      await work(tx);
      throw undo;
    });
    await expect(run).rejects.toBe(undo);
  };
  const execute = async (tx: Db, statements: readonly string[]) => {
    for (const statement of statements) {
      await tx.execute(sql.raw(statement));
    }
  };
  /** Problems after statements of the owner of the tables, whom triggers do not stop. */
  const problemsAfter = async (...statements: readonly string[]) => {
    let problems: readonly string[] = [];
    await undone(async (tx) => {
      for (const table of ["audit_entries", "entity_console_audit_links"]) {
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      }
      await execute(tx, statements);
      problems = (await verifyAudit(tx, { head: null, auditDays: null })).problems;
    });
    return problems;
  };

  beforeAll(async () => {
    ({ db } = backend.context);
    await backend.signIn();
    await sealEntries(db, 1_000);
  });

  test("entries cannot be changed, deleted or truncated", async () => {
    await add("Kept");
    for (const table of ["audit_entries", "entity_console_audit_links"]) {
      const column = table === "audit_entries" ? "title" : "hash";
      for (const statement of [`update ${table} set ${column} = 'x'`, `delete from ${table}`, `truncate ${table}`]) {
        await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: "42501" } });
      }
    }
  });

  test("an unchanged trail has no problems, and its end can be found later", async () => {
    await add("First");
    const { problems, head, from } = await verify();
    expect([problems, from]).toEqual([[], 1]);
    await add("Second");
    expect((await verify(head)).problems).toEqual([]);
    expect((await verify(`1:${"0".repeat(64)}`)).problems).toHaveLength(1);
  });

  test("changed, deleted and added entries are found", async () => {
    const id = await add("Honest");
    expect(await problemsAfter(`update audit_entries set title = 'Forged' where id = '${id}'`)).toEqual([
      `The entry ${id} was changed.`,
    ]);
    expect(await problemsAfter(`delete from audit_entries where id = '${id}'`)).toEqual([
      `The entry ${id} was deleted.`,
    ]);
    expect(
      await problemsAfter(`insert into audit_entries (id, action, address, request_id)
        values (gen_random_uuid(), 'update', '::1', 'r')`),
    ).toEqual([expect.stringContaining("was added without a seal")]);
  });

  test("changed and missing links are found, also where the entry was changed with them", async () => {
    const id = await add("Linked");
    await add("After it");
    const of = `where entry_id = '${id}'`;
    expect(await problemsAfter(`update entity_console_audit_links set content_hash = 'x' ${of}`)).toContainEqual(
      expect.stringContaining("does not follow"),
    );
    const gone = await problemsAfter(
      `delete from audit_entries where id = '${id}'`,
      `delete from entity_console_audit_links ${of}`,
    );
    expect(gone).toContainEqual(expect.stringMatching(/^Links \d+ to \d+ of the chain are missing/));
  });

  test("erased personal data is counted and is not a problem", async () => {
    const id = await add("Ana");
    const before = (await verify()).erased;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select ${allowAuditChange("erase")}`);
      await tx.execute(sql`update audit_entries set title = null where id = ${id}`);
      await sealErased(tx, [id]);
    });
    const { problems, erased } = await verify();
    expect([problems, erased]).toEqual([[], before + 1]);
    const salts = await readRows<{ salt: string | null }>(
      db,
      sql`select salt from entity_console_audit_links where entry_id = ${id} order by position`,
    );
    expect(salts.map(({ salt }) => salt === null)).toEqual([true, false]);
  });

  test("entries older than AUDIT_DAYS may be missing", async () => {
    await undone(async (tx) => {
      const id = await add("Old", 30, tx);
      await tx.execute(sql`select ${allowAuditChange("clean-up")}`);
      await tx.execute(sql`delete from audit_entries where id = ${id}`);
      expect((await verifyAudit(tx, { head: null, auditDays: 7 })).problems).toEqual([]);
      const { problems } = await verifyAudit(tx, { head: null, auditDays: null });
      expect(problems).toEqual([`The entry ${id} was deleted.`]);
    });
  });

  test("an entry that was queued again after a change is not sealed again, so the change is found", async () => {
    await undone(async (tx) => {
      const id = await add("Honest", 0, tx);
      await tx.execute(sql`select ${allowAuditChange("erase")}`);
      await tx.execute(sql`update audit_entries set title = 'Forged' where id = ${id}`);
      await tx.execute(sql`insert into entity_console_audit_queue values (${id})`);
      expect(await sealEntries(tx, 1_000)).toBe(1);
      const { problems } = await verifyAudit(tx, { head: null, auditDays: null });
      expect(problems).toEqual([`The entry ${id} was changed.`]);
    });
  });

  test.each([
    { as: "as a new entry", reason: "entry", salt: "null", at: "l.at" },
    { as: "as erased, while the former link can still show the change", reason: "erased", salt: "l.salt", at: "l.at" },
    { as: "as erased at another time", reason: "erased", salt: "null", at: "l.at - interval '9 days'" },
  ])("a second link is found: $as", async ({ reason, salt, at }) => {
    const id = await add("Sealed twice");
    const problems = await problemsAfter(
      `insert into entity_console_audit_links
        select l.position + 1, l.entry_id, ${at}, '${reason}', null, l.content_hash, l.hash, 'x'
        from entity_console_audit_links l where l.entry_id = '${id}'`,
      `update entity_console_audit_links l set salt = ${salt} where entry_id = '${id}'`,
    );
    expect(problems).toContainEqual(`The entry ${id} was sealed again.`);
  });

  test("the sealer seals the entries of requests, in one process at a time", async () => {
    await backend.signIn();
    const [first, second] = [startAuditSealer(db), startAuditSealer(db)];
    await vi.waitFor(
      async () => expect(await readRows(db, sql`select 1 from entity_console_audit_queue limit 1`)).toEqual([]),
      { timeout: 60_000 },
    );
    await Promise.all([first.stop(), second.stop()]);
    expect((await verify(null, 7)).problems).toEqual([]);
  });
});
