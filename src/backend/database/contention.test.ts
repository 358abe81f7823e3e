import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { startTestBackend, type TestCall } from "../testing/test-backend.ts";
import { openServer } from "./open-server.ts";

const bin = findPostgres();
const POOL_SIZE = 2;
const genre = (name: string): TestCall => ({ method: "POST", url: "/api/genres", body: { name, code: "poetry" } });

describe.runIf(bin !== null)("case 196: a database server with contention", () => {
  const postgres = forSuite(() => startPostgres(bin ?? ""));
  const timeouts = { connectMs: 800, statementMs: 1_500, listMs: 300, graceMs: 1_500 };
  const { backend, call } = openBackend(() => openServer(postgres.url, POOL_SIZE, timeouts));
  /** A competing client with its own connection. */
  let other: pg.Client;
  const statusOf = async (given: TestCall) => (await call(given)).statusCode;
  const count = async (statement: string) => Number((await other.query<{ n: string }>(statement)).rows[0]?.n);
  const busy = () =>
    count(`select count(*) as n from pg_stat_activity where application_name = 'entity-console' and state <> 'idle'`);
  /** Resolves when a statement waits for a lock. */
  const untilBlocked = async () => {
    while ((await count("select count(*) as n from pg_locks where not granted")) === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  beforeAll(async () => {
    other = new pg.Client(postgres.url);
    await other.connect();
    await other.query("alter system set deadlock_timeout = '50ms'");
    await other.query("select pg_reload_conf()");
    await other.query("set deadlock_timeout = '1h'");
  });
  afterAll(() => other.end());

  test("requests get 503 while every connection is taken, and succeed once one is free", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { db } = backend.context;
    const holders = Array.from({ length: POOL_SIZE }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await held;
      }),
    );
    const calls = [{ url: "/api/books" }, { url: "/ready" }, genre("Sem conexão")];
    expect(await Promise.all(calls.map(statusOf))).toEqual([503, 503, 503]);
    release();
    await Promise.all(holders);
    expect(await Promise.all(calls.map(statusOf))).toEqual([200, 200, 201]);
    expect(await busy()).toBe(0);
  });

  test("a statement that exceeds its timeout is cancelled with 503 and its write is rolled back", async () => {
    await other.query("begin; lock table genres in access exclusive mode");
    expect(await statusOf(genre("Tarde demais"))).toBe(503);
    await other.query("rollback");
    expect(await count("select count(*) as n from genres where name = 'Tarde demais'")).toBe(0);
    expect([await statusOf(genre("Tarde demais")), await busy()]).toEqual([201, 0]);
  });

  test("a list that exceeds its time limit is cancelled on the server, and gets 400 with its reason", async () => {
    await other.query("begin; lock table genres in access exclusive mode");
    const slow = await call({ url: "/api/genres" });
    expect(slow.statusCode).toBe(400);
    expect(slow.json()).toMatchObject({ message: "The query takes too long", details: [{ code: "tooSlow" }] });
    expect(await count("select count(*) as n from pg_locks where not granted")).toBe(0);
    await other.query("rollback");
    expect([await statusOf({ url: "/api/genres" }), await busy()]).toEqual([200, 0]);
  });

  test("a statement outside of a transaction is cancelled on the server too", async () => {
    const { db } = backend.context;
    await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({ cause: { code: "57014" } });
    expect(await busy()).toBe(0);
  });

  test("work without a time limit is not cancelled", async () => {
    const { database } = backend.context;
    const slow = database.withoutTimeLimit(() =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_sleep(5)`);
      }),
    );
    await expect(slow).resolves.toBeUndefined();
  });

  test("connections that close while transactions start free their slots in the pool", async () => {
    const { db } = backend.context;
    for (let round = 0; round < 30; round += 1) {
      const ends = other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'entity-console'",
      );
      await Promise.allSettled([
        ends,
        ...Array.from({ length: POOL_SIZE }, () => db.transaction(async () => undefined)),
      ]);
    }
    await expect.poll(() => statusOf({ url: "/ready" })).toBe(200);
    expect(await Promise.all([1, 2, 3].map((count) => statusOf(genre(`Depois ${count}`))))).toEqual([201, 201, 201]);
  });

  test("a transaction that loses a deadlock is retried and its client gets 200", async () => {
    const created = (await call(genre("Abraço"))).json<{ id: string }>();
    const body = { name: "Mortal", genres: [created.id] };
    const { id } = (await call({ method: "POST", url: "/api/books", body: { name: "Mortal" } })).json<{ id: string }>();
    await other.query("begin");
    await other.query("select id from genres where id = $1 for update", [created.id]);
    const changed = statusOf({ method: "PUT", url: `/api/books/${id}`, body });
    await untilBlocked();
    await other.query("select id from books where id = $1 for update", [id]);
    await other.query("commit");
    expect(await changed).toBe(200);
    expect((await call({ url: `/api/books/${id}` })).json()).toMatchObject({ genres: [created.id] });
    expect(await busy()).toBe(0);
  });

  test.each([
    [2, 201, 3],
    [99, 409, 3],
  ])("after %i lost races in a row, the response is %i after %i attempts", async (losses, status, attempts) => {
    await other.query(`
      create sequence tries;
      create function lose() returns trigger language plpgsql as $$ begin
        if nextval('tries') <= ${losses} then raise exception 'lost' using errcode = '40001'; end if;
        return new;
      end $$;
      create trigger lose before insert on genres for each row execute function lose()`);
    expect(await statusOf(genre(`Corrida ${losses}`))).toBe(status);
    expect(await count("select last_value as n from tries")).toBe(attempts);
    await other.query("drop trigger lose on genres; drop function lose; drop sequence tries");
    const made = `select count(*) as n from genres where name = 'Corrida ${losses}'`;
    expect([await count(made), await busy()]).toEqual([status === 201 ? 1 : 0, 0]);
  });

  test("40 concurrent writes succeed on two connections", async () => {
    const unhurried = await openServer(postgres.url, POOL_SIZE);
    const waiting = await startTestBackend(unhurried);
    const calls: readonly TestCall[] = Array.from({ length: 10 }, (_, index): readonly TestCall[] => [
      genre(`Vez ${index}`),
      genre(`Outra vez ${index}`),
      { method: "POST", url: "/api/tickets/print", body: { quantity: 5, value: 1 } },
      { ...genre(`Chave ${index}`), headers: { "idempotency-key": `vez-${index}` } },
    ]).flat();
    const statuses = await Promise.all(calls.map(async (given) => (await waiting.as(backend.admin, given)).statusCode));
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    expect(await busy()).toBe(0);
    await waiting.close();
  });
});
