import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readRows } from "../database/database.ts";
import { auditEntries } from "../database/own-tables.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { sealEntries } from "../writes/audit-chain.ts";
import { claimKey, storeResponse } from "../writes/idempotency-key.ts";
import { verifyAudit } from "./audit-command.ts";
import { runPersonCommand } from "./person-command.ts";

const NAME = "rita.lobo@example.com";

describeOnDatabases("a long erasure, on the %s database", (kind) => {
  test.runIf(kind === "postgresql")(
    "does not block writes to the person's record while it reads audit entries, and includes these writes",
    async () => {
      const backend = await startTestBackend(kind);
      const { db } = backend.context;
      const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
      const body = { username: NAME, email: NAME, password: "Uma-Senha-9" };
      const made = await backend.as(accessToken, { method: "POST", url: "/api/members", body });
      const { id, ...record } = made.json<{ id: string }>();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let erasing: Promise<void> = Promise.resolve();
      // A lock on an audit entry pauses the erasure.
      const holding = db.transaction(async (tx) => {
        await tx.select().from(auditEntries).where(eq(auditEntries.recordId, id)).for("update");
        const words = ["erase", NAME];
        erasing = runPersonCommand(words, { db, product: testProduct, print: () => {}, consoleUrl: "" });
        await released;
      });
      const isWaiting = async () =>
        (await readRows(db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length > 0;
      while (!(await isWaiting())) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const changed = { ...record, email: "rita.nova@example.com" };
      const written = await backend.as(accessToken, { method: "PUT", url: `/api/members/${id}`, body: changed });
      release();
      await holding;
      await erasing;
      expect(written.statusCode, written.body).toBe(200);
      const entries = await db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
      expect(entries.map(({ action }) => action).toSorted()).toEqual(["create", "update"]);
      expect(JSON.stringify(entries)).not.toMatch(/rita\.(lobo|nova)@/);
      expect((await backend.as(accessToken, { url: `/api/members/${id}` })).json()).toMatchObject({
        username: `erased-${id}@erased.invalid`,
      });
      await backend.close();
    },
    120_000,
  );

  test.runIf(kind === "postgresql")(
    "lets running POSTs finish, and deletes their stored responses too",
    async () => {
      const backend = await startTestBackend(kind);
      const { db } = backend.context;
      const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
      const body = { username: NAME, email: NAME, password: "Uma-Senha-9" };
      await backend.as(accessToken, { method: "POST", url: "/api/members", body });
      const keyed = { userId: "01890000-0000-7000-8000-000000000000", key: "late", requestHash: "hash" };
      let erasing: Promise<void> = Promise.resolve();
      await db.transaction(async (tx) => {
        await claimKey(tx, keyed);
        await storeResponse(tx, keyed, "an answer of before");
        erasing = runPersonCommand(["erase", NAME], { db, product: testProduct, print: () => {}, consoleUrl: "" });
        const isErased = async () =>
          (await db.select().from(auditEntries).where(eq(auditEntries.action, "erasePerson"))).length > 0;
        while (!(await isErased())) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      await erasing;
      const kept = await readRows(db, sql`select answer from idempotency_keys where key = 'late'`);
      expect(kept).toEqual([{ answer: null }]);
      await backend.close();
    },
    120_000,
  );

  test.runIf(kind === "postgresql")(
    "leaves a valid chain, also with an entry of the person that was written meanwhile",
    async () => {
      const backend = await startTestBackend(kind);
      const { db } = backend.context;
      const verify = async () => (await verifyAudit(db, { head: null, auditDays: null })).problems;
      const addEntry = (id: string, after: object | null) =>
        db.execute(sql`insert into audit_entries (id, action, username, address, request_id, after)
          values (${id}, 'signInFailed', ${NAME}, '::1', 'r', ${after === null ? null : JSON.stringify(after)}::jsonb)`);
      const [first, second] = ["01890000-0000-7000-8000-000000000001", "01890000-0000-7000-8000-000000000002"];
      await addEntry(first, { username: NAME });
      await sealEntries(db, 1_000);
      let erasing: Promise<void> = Promise.resolve();
      // A lock on an audit entry pauses the erasure, after it has read which entries it will change.
      await db.transaction(async (tx) => {
        await tx.select().from(auditEntries).where(eq(auditEntries.id, first)).for("update");
        erasing = runPersonCommand(["erase", NAME], { db, product: testProduct, print: () => {}, consoleUrl: "" });
        const isWaiting = async () =>
          (await readRows(db, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length > 0;
        while (!(await isWaiting())) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        await addEntry(second, null);
        await sealEntries(db, 1_000);
      });
      await erasing;
      await sealEntries(db, 1_000);
      const kept = await db.select().from(auditEntries).where(eq(auditEntries.id, second));
      expect(kept).toMatchObject([{ username: null, address: "" }]);
      expect(await verify()).toEqual([]);
      await backend.close();
    },
    120_000,
  );
});
