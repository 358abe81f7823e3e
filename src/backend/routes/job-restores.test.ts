import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Job } from "../../contract/jobs.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

interface Ticket {
  readonly id: string;
}

describeOnDatabases("jobs that restore deleted records, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const open = (query: string, body: object) =>
    call({ method: "POST", url: `/api/tickets/jobs?${query}`, body: { kind: "restore", ...body } });
  const read = async (id: string) => (await call({ url: `/api/tickets/jobs/${id}` })).json<Job>();
  const run = async (query: string, body: object = {}): Promise<Job> => {
    const { id } = (await open(query, body)).json<Job>();
    await expect.poll(() => read(id), { timeout: 60_000 }).toSatisfy(({ endedAt }: Job) => endedAt !== null);
    return await read(id);
  };
  const find = async (q: string) =>
    (await call({ url: `/api/tickets?q=${q}&sort=code` })).json<{ data: readonly Ticket[] }>().data;
  const create = async (prefix: string, count: number): Promise<readonly Ticket[]> => {
    const rows = Array.from({ length: count }, (_, row) => ({
      row,
      operation: "create",
      set: { code: `${prefix}-000${row}`, value: 1 },
    }));
    await call({ method: "POST", url: "/api/tickets/batch", body: { rows } });
    return await find(`${prefix}-`);
  };
  const remove = (ticket: Ticket | undefined) => call({ method: "DELETE", url: `/api/tickets/${ticket?.id}` });

  test("a job restores the deleted records that the search of the trash finds, the latest deletion first", async () => {
    const tickets = await create("TRASH", 5);
    const [other] = await create("OTHER", 1);
    for (const ticket of [tickets[2], tickets[4], tickets[0], tickets[1], other]) {
      await remove(ticket);
    }
    const job = await run("q=TRASH-", { expected: 3, except: [tickets[1]?.id] });
    expect(job).toMatchObject({ kind: "restore", state: "done", undoes: null, total: 3, failed: 0, canUndo: false });
    expect(job.counts).toMatchObject({ restored: 3 });
    expect((await find("TRASH-")).map(({ id }) => id)).toEqual([0, 2, 3, 4].map((at) => tickets[at]?.id));
    expect(await find("OTHER-")).toEqual([]);
    const { data } = (await call({ url: `/api/audit?requestId=${job.id}` })).json<{
      data: readonly { action: string; recordId: string }[];
    }>();
    // The audit list has the latest entry first.
    expect(data.map(({ action, recordId }) => [action, recordId])).toEqual(
      [2, 4, 0].map((at) => ["restore", tickets[at]?.id]),
    );
  });

  test("filters of the list and another number than the expected one are rejected, and nothing is restored", async () => {
    const [ticket] = await create("REJECT", 1);
    await remove(ticket);
    const filtered = await open(`q=REJECT-&id=${ticket?.id}`, {});
    expect(filtered.json()).toMatchObject({ statusCode: 422, details: [{ path: "id", code: "notForTrash" }] });
    expect((await open("q=REJECT-", { expected: 2 })).statusCode).toBe(409);
    expect(await find("REJECT-")).toEqual([]);
  });

  test("a user who may not delete records starts no restore, and a draft that is started later ends without one", async () => {
    await remove((await create("RIGHT", 1))[0]);
    const draft = (await open("q=RIGHT-", { draft: true })).json<Job>();
    expect(draft).toMatchObject({ kind: "restore", state: "draft", total: 1 });
    const { db } = backend.context;
    await db.execute(sql`update staff_users set role = 'reader'`);
    expect((await open("q=RIGHT-", {})).statusCode).toBe(403);
    expect((await call({ method: "POST", url: `/api/tickets/jobs/${draft.id}/start`, body: {} })).statusCode).toBe(403);
    await db.execute(sql`update entity_console_jobs set state = 'waiting', started_at = now() where id = ${draft.id}`);
    await expect.poll(() => read(draft.id), { timeout: 60_000 }).toMatchObject({ state: "failed", done: 0 });
    await db.execute(sql`update staff_users set role = 'administrator'`);
    expect(await find("RIGHT-")).toEqual([]);
  });
});
