import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Job, type JobFailures, MAX_JOB_RECORDS, MAX_OPEN_JOBS } from "../../contract/jobs.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { testProduct } from "../testing/test-product.ts";

interface Ticket {
  readonly id: string;
  readonly code: string;
  readonly value: number;
  readonly useLimit?: number;
}

const UNKNOWN = "00000000-0000-7000-8000-000000000000";

describeOnDatabases("jobs, on the %s database", (kind) => {
  const refuse = async (_: unknown, { after }: { readonly after: Readonly<Record<string, unknown>> | null }) => {
    if (after?.["value"] === 666) {
      throw invalid([fieldProblem("value", "unlucky", "is refused by the product")]);
    }
  };
  const { backend, call } = openBackend(kind, {}, { ...testProduct, afterWrites: { ticket: refuse } });
  const post = (url: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    call({ method: "POST", url, body, headers });
  const open = (q: string, body: object) => post(`/api/tickets/jobs?q=${q}`, body);
  const read = async (id: string) => (await call({ url: `/api/tickets/jobs/${id}` })).json<Job>();
  const ended = async (id: string): Promise<Job> =>
    await expect
      .poll(() => read(id), { timeout: 60_000 })
      .toSatisfy(({ endedAt }: Job) => endedAt !== null)
      .then(() => read(id));
  const run = async (q: string, body: object) => await ended((await open(q, body)).json<Job>().id);
  const failuresOf = async ({ id }: Job) =>
    (await call({ url: `/api/tickets/jobs/${id}/failures` })).json<JobFailures>();
  const find = async (q: string) =>
    (await call({ url: `/api/tickets?q=${q}&pageSize=1000&sort=code` })).json<{ data: readonly Ticket[] }>().data;
  const create = async (prefix: string, count: number, more: object = {}) => {
    const rows = Array.from({ length: count }, (_, row) => ({
      row,
      operation: "create",
      set: { code: `${prefix}-${String(row).padStart(4, "0")}`, value: 1, ...more },
    }));
    for (let from = 0; from < count; from += 500) {
      await post("/api/tickets/batch", { rows: rows.slice(from, from + 500) });
    }
    return await find(`${prefix}-`);
  };
  const audit = async (query: string) =>
    (await call({ url: `/api/audit?${query}&pageSize=1000` })).json<{
      data: readonly { action: string; recordId: string; before: object; after: object }[];
    }>().data;

  test("a change sets fields of all records that match the list's query, of no others, with an audit entry each", async () => {
    await create("OTHER", 3);
    const tickets = await create("CHANGE", 1_203);
    const answer = await open("CHANGE-", { kind: "change", set: { value: 7 }, expected: 1_203 });
    expect(answer.statusCode).toBe(202);
    const { id } = answer.json<Job>();
    expect(answer.headers["location"]).toBe(`jobs/${id}`);
    const job = await ended(id);
    expect(job).toMatchObject({ state: "done", total: 1_203, done: 1_203, failed: 0, canUndo: true, reason: null });
    expect(job.counts).toMatchObject({ changed: 1_203, unchanged: 0, deleted: 0 });
    expect((await find("CHANGE-")).every(({ value }) => value === 7)).toBe(true);
    expect((await find("OTHER-")).every(({ value }) => value === 1)).toBe(true);
    const entries = await audit(`recordId=${tickets[5]?.id}`);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toContainEqual([
      "update",
      expect.objectContaining({ value: 1 }),
      expect.objectContaining({ value: 7 }),
    ]);
    expect((await call({ url: `/api/audit?requestId=${id}&count=exact` })).json<{ total: number }>().total).toBe(1_203);
  });

  test("the undo of a change is a job that sets the earlier values, except of records that were changed since", async () => {
    const tickets = await create("UNDO", 30, { useLimit: 4 });
    const { id } = await run("UNDO-", { kind: "change", set: { value: 3, useLimit: null } });
    const since = tickets[9] as Ticket;
    await call({ method: "PUT", url: `/api/tickets/${since.id}`, body: { code: since.code, value: 99 } });
    const undo = await run("", { kind: "undo", undoes: id });
    expect(undo).toMatchObject({ state: "done", undoes: id, total: 30, failed: 1, canUndo: false });
    expect(undo.counts).toMatchObject({ changed: 29, conflicting: 1 });
    const now = await find("UNDO-");
    expect(now.filter(({ value, useLimit }) => value === 1 && useLimit === 4)).toHaveLength(29);
    expect(now.find((ticket) => ticket.id === since.id)?.value).toBe(99);
    expect((await failuresOf(undo)).data).toEqual([
      { recordId: since.id, title: since.code, status: "conflicting", problem: null },
    ]);
    expect((await open("", { kind: "undo", undoes: undo.id })).statusCode).toBe(409);
  });

  test("a deletion goes to the trash, and its undo restores the records with their ids and audit entries", async () => {
    const tickets = await create("DELETE", 60);
    const job = await run("DELETE-", { kind: "delete" });
    expect(job.counts).toMatchObject({ deleted: 60 });
    expect(await find("DELETE-")).toEqual([]);
    const undo = await run("", { kind: "undo", undoes: job.id });
    expect(undo.counts).toMatchObject({ restored: 60 });
    expect((await find("DELETE-")).map(({ id }) => id)).toEqual(tickets.map(({ id }) => id));
    expect((await audit(`recordId=${tickets[0]?.id}`)).map(({ action }) => action)).toEqual([
      "restore",
      "delete",
      "create",
    ]);
  });

  test("a record that cannot be restored does not affect the others of its batch", async () => {
    await create("RESTORE", 9);
    const job = await run("RESTORE-", { kind: "delete" });
    // Its code is taken by a new record.
    await create("RESTORE", 1);
    const undo = await run("", { kind: "undo", undoes: job.id });
    expect(undo.counts).toMatchObject({ restored: 8, refused: 1 });
    expect((await failuresOf(undo)).data).toMatchObject([
      { title: "RESTORE-0000", status: "refused", problem: { details: [{ path: "code", code: "unique" }] } },
    ]);
    expect(await find("RESTORE-")).toHaveLength(9);
  });

  test("a refused record has the error of the single call, does not affect the others, and is listed by page", async () => {
    await create("REFUSE", 25);
    const job = await run("REFUSE-", { kind: "change", set: { value: 666 } });
    expect(job).toMatchObject({ state: "done", done: 25, failed: 25, canUndo: false });
    const url = `/api/tickets/jobs/${job.id}/failures?pageSize=10&page=3`;
    const page = (await call({ url })).json<JobFailures>();
    expect(page.total).toBe(25);
    expect(page.data.map(({ title }) => title)).toEqual([20, 21, 22, 23, 24].map((row) => `REFUSE-00${row}`));
    expect(page.data[0]?.problem).toMatchObject({ statusCode: 422, details: [{ path: "value", code: "unlucky" }] });
    const both = await run("REFUSE-", { kind: "change", set: { code: "REFUSE-SAME" } });
    expect(both.counts).toMatchObject({ changed: 1, refused: 24 });
  });

  test("a draft chooses the records: one that changes before the start is a conflict, and later ones are not included", async () => {
    const tickets = await create("DRAFT", 20);
    const draft = (await open("DRAFT-", { kind: "change", draft: true })).json<Job>();
    expect(draft).toMatchObject({ state: "draft", total: 20, startedAt: null });
    const since = tickets[3] as Ticket;
    await call({ method: "PUT", url: `/api/tickets/${since.id}`, body: { code: since.code, value: 2 } });
    await call({ method: "DELETE", url: `/api/tickets/${tickets[4]?.id}` });
    await create("DRAFT-LATE", 1);
    const start = (body: object) => post(`/api/tickets/jobs/${draft.id}/start`, body);
    expect((await start({})).statusCode).toBe(422);
    expect((await start({ set: { unknown: 1 } })).json()).toMatchObject({ details: [{ path: "set.unknown" }] });
    expect((await start({ set: { value: 8 } })).statusCode).toBe(202);
    expect((await start({ set: { value: 9 } })).statusCode).toBe(409);
    const job = await ended(draft.id);
    expect(job.counts).toMatchObject({ changed: 18, conflicting: 1, refused: 1 });
    expect((await find("DRAFT-LATE")).map(({ value }) => value)).toEqual([1]);
    const { data } = await failuresOf(job);
    expect(data.map(({ recordId, status, problem }) => [recordId, status, problem?.statusCode])).toEqual([
      [since.id, "conflicting", undefined],
      [tickets[4]?.id, "refused", 404],
    ]);
  });

  test("another number of matching records is a 409 with the number, and starts nothing", async () => {
    const [first] = await create("EXPECT", 4);
    const answer = await open("EXPECT-", { kind: "delete", expected: 5 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ details: [{ code: "otherNumber", params: { total: 4 } }] });
    expect(await find("EXPECT-")).toHaveLength(4);
    const job = await run("EXPECT-", { kind: "delete", expected: 3, except: [first?.id] });
    expect(job.counts).toMatchObject({ deleted: 3 });
    expect((await find("EXPECT-")).map(({ id }) => id)).toEqual([first?.id]);
  });

  test("a reader sees no jobs of others and starts none, and a job of a user without permission ends", async () => {
    await create("OWN", 2);
    const job = await run("OWN-", { kind: "change", set: { value: 5 } });
    expect((await call({ url: "/api/tickets/jobs" })).json<{ data: readonly Job[] }>().data[0]?.id).toBe(job.id);
    expect((await call({ url: `/api/tickets/jobs/${UNKNOWN}` })).statusCode).toBe(404);
    expect((await call({ url: `/api/members/all/jobs/${job.id}` })).statusCode).toBe(404);
    const draft = (await open("OWN-", { kind: "delete", draft: true })).json<Job>();
    const { db } = backend.context;
    await db.execute(sql`update entity_console_jobs set user_id = ${UNKNOWN} where id = ${job.id}`);
    expect((await read(job.id)).id).toBe(job.id);
    await db.execute(sql`update staff_users set role = 'reader'`);
    expect((await call({ url: `/api/tickets/jobs/${job.id}` })).statusCode).toBe(404);
    expect((await open("OWN-", { kind: "delete" })).statusCode).toBe(403);
    expect((await post(`/api/tickets/jobs/${draft.id}/start`)).statusCode).toBe(403);
    await db.execute(sql`update entity_console_jobs set state = 'waiting', started_at = now() where id = ${draft.id}`);
    expect(await ended(draft.id)).toMatchObject({ state: "failed", reason: "forbidden", done: 0 });
    await db.execute(sql`update staff_users set role = 'administrator'`);
    expect(await find("OWN-")).toHaveLength(2);
  });

  test("the documents state the calls and the largest number of records", async () => {
    const { paths } = (await call({ url: "/openapi.json" })).json<{ paths: Record<string, object> }>();
    expect(paths["/tickets/jobs"]).toMatchObject({ get: {}, post: { requestBody: {}, parameters: expect.anything() } });
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["start", "cancel", "failures"].map((name) => `/tickets/jobs/{id}/${name}`)),
    );
    expect((await call({ url: "/config.json" })).json()).toMatchObject({
      backends: { main: { abilities: { jobs: MAX_JOB_RECORDS } } },
    });
  });

  test("a repeated request with its key starts one job", async () => {
    await create("KEY", 3);
    const headers = { "idempotency-key": "job-key-1" };
    const body = { kind: "change", set: { value: 4 } };
    const [one, two] = [
      await post("/api/tickets/jobs?q=KEY-", body, headers),
      await post("/api/tickets/jobs?q=KEY-", body, headers),
    ];
    expect(two.headers["idempotency-replayed"]).toBe("true");
    expect(two.json<Job>().id).toBe(one.json<Job>().id);
    await ended(one.json<Job>().id);
  });

  test("a user has a limited number of open jobs, and a cancelled one writes nothing after the response", async () => {
    await create("CANCEL", 2_000);
    await create("LATER", 1);
    const opened: string[] = [];
    for (let index = 0; index < MAX_OPEN_JOBS; index += 1) {
      opened.push((await open("CANCEL-", { kind: "change", set: { value: 10 + index } })).json<Job>().id);
    }
    const refused = await open("CANCEL-", { kind: "delete" });
    expect(refused.json()).toMatchObject({ statusCode: 409, details: [{ code: "tooManyJobs" }] });
    const cancelled: Job[] = [];
    for (const id of opened.toReversed()) {
      cancelled.push((await post(`/api/tickets/jobs/${id}/cancel`)).json<Job>());
    }
    const then = await find("CANCEL-");
    // The runner goes on meanwhile: it does another job.
    await run("LATER-", { kind: "change", set: { value: 2 } });
    const again = await Promise.all(opened.map(read));
    expect(again.map(({ state }) => state)).toEqual(cancelled.toReversed().map(({ state }) => state));
    expect(cancelled.slice(0, -1).map(({ state, done }) => [state, done])).toEqual(
      Array.from({ length: MAX_OPEN_JOBS - 1 }, () => ["cancelled", 0]),
    );
    expect(await find("CANCEL-")).toEqual(then);
  });
});
