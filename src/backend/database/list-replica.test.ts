import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { limitLists, readAsList } from "./list-reads.ts";
import { type ListReplica, openReplica, runForCaller } from "./list-replica.ts";

const [ANA, BIA] = ["01890a5d-ac96-774b-bcce-b302099a8057", "01890a5d-ac96-774b-bcce-b302099a8058"];
const TIMEOUTS = { statementMs: 30_000, listMs: 5_000, graceMs: 5_000, silenceMs: 5_000 };
const isWanted = (process.env["TEST_DATABASES"] ?? "").includes("postgresql") && findPostgres() !== null;

/** A primary and a streaming replica. The time of the process stands still; a replay that is paused stays behind. */
describe.skipIf(!isWanted)("lists from a replica", () => {
  let primary: LocalPostgres;
  let standby: LocalPostgres;
  let pool: pg.Pool;
  let replica: ListReplica;
  let lists: Pick<pg.Pool, "query">;
  let time = 0;

  beforeAll(async () => {
    primary = await startPostgres(findPostgres() ?? "");
    standby = await startPostgres(findPostgres() ?? "", { standby: { of: primary, name: "replica" } });
    pool = new pg.Pool({ connectionString: primary.url });
    pool.on("error", () => undefined);
    await pool.query("create table entity_console_caller_writes (caller uuid primary key, position bigint not null)");
    await pool.query("create table books (name text)");
    replica = openReplica(pool, { connectionString: standby.url }, { ...TIMEOUTS, now: () => time });
    const watch = { limit: () => undefined, isCancelled: () => false };
    lists = limitLists({ pool, watch, listMs: 5_000 }, replica);
  });
  afterAll(async () => {
    await replica.close();
    await pool.end();
    await standby.stop();
    await primary.stop();
  });

  /** Runs a statement on the standby itself. */
  const onStandby = async (text: string) => {
    const client = new pg.Client(standby.url);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows[0];
    } finally {
      await client.end();
    }
  };
  /** Waits until the standby has replayed all of the primary. */
  const replay = async () => {
    await onStandby("select pg_wal_replay_resume()");
    const { rows } = await pool.query<{ at: string }>("select pg_current_wal_insert_lsn()::text as at");
    await expect
      .poll(() => onStandby(`select pg_last_wal_replay_lsn() >= '${rows[0]?.at}' as done`))
      .toEqual({ done: true });
  };
  const isFromReplica = async (caller: string) =>
    await runForCaller(caller, () =>
      readAsList(async () => {
        const { rows } = await lists.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
        return rows[0]?.standby;
      }),
    );

  /** Later than any pause and than the largest lag, with one list in each second. */
  beforeEach(async () => {
    time += 60_000;
    await replay();
    await isFromReplica(ANA);
    time += 10_000;
    expect(await isFromReplica(ANA)).toBe(true);
  });

  test("a caller's own write is read from the primary until it is replayed, other callers read the replica", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await pool.query("insert into books values ('a')");
    await replica.recordWrite(ANA);
    expect(await isFromReplica(ANA)).toBe(false);
    expect(await isFromReplica(BIA)).toBe(true);
    await replay();
    expect(await isFromReplica(ANA)).toBe(true);
  });

  test("another process knows of the write too", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await replica.recordWrite(ANA);
    const other = openReplica(pool, { connectionString: standby.url }, { ...TIMEOUTS, now: () => time });
    expect(await runForCaller(ANA, () => other.isUsable())).toBe(false);
    expect(other.counts()).toEqual({ replica: 0, behind: 1, down: 0 });
    await other.close();
  });

  test("no caller reads a state that is older than ten seconds", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await pool.query("insert into books values ('b')");
    time += 1_000;
    expect(await isFromReplica(BIA)).toBe(true);
    time += 9_999;
    expect(await isFromReplica(BIA)).toBe(true);
    time += 1;
    expect(await isFromReplica(BIA)).toBe(false);
  });

  test("a statement that the replica rejects runs on the primary", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await pool.query("create table later (name text)");
    const { rowCount } = await readAsList(async () => await lists.query("select * from later"));
    expect(rowCount).toBe(0);
    expect(await isFromReplica(BIA)).toBe(true);
  });

  test("a position of another server, from which the database was moved, is ignored", async () => {
    await pool.query("update entity_console_caller_writes set position = 9000000000000000");
    expect(await isFromReplica(ANA)).toBe(true);
    await onStandby("select pg_wal_replay_pause()");
    await pool.query("insert into books values ('c')");
    await replica.recordWrite(ANA);
    expect(await isFromReplica(ANA)).toBe(false);
  });

  test("without the replica, lists come from the primary, and from the replica again after a pause", async () => {
    await standby.halt("fast");
    const { down } = replica.counts();
    expect(await isFromReplica(ANA)).toBe(false);
    expect(await isFromReplica(ANA)).toBe(false);
    expect(replica.counts().down).toBeGreaterThan(down);
    await standby.resume();
    await replay();
    expect(await isFromReplica(ANA)).toBe(false);
    time += 5_000;
    expect(await isFromReplica(ANA)).toBe(true);
  });

  test("statements outside of lists run on the primary", async () => {
    const { rows } = await lists.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
    expect(rows).toEqual([{ standby: false }]);
  });
});
