import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../database/open-server.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { findPlainWrite } from "../testing/plain-write.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

const isWanted = (process.env["TEST_DATABASES"] ?? "").includes("postgresql") && findPostgres() !== null;

/** Counts lists by source, as the metric does. */
const countsOf = (backend: TestBackend) => backend.context.database.replica?.counts();

describe.skipIf(!isWanted)("a backend with a replica", () => {
  let primary: LocalPostgres;
  let standby: LocalPostgres;
  let backend: TestBackend;
  let client: pg.Client;

  beforeAll(async () => {
    primary = await startPostgres(findPostgres() ?? "");
    standby = await startPostgres(findPostgres() ?? "", { standby: { of: primary, name: "replica" } });
    backend = await startTestBackend(await openServer(primary.url, 4, { readUrl: standby.url }));
    client = new pg.Client(standby.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await backend.close();
    await standby.stop();
    await primary.stop();
  });

  test("lists a record right after its creation, from the primary while the replay is paused, else from the replica", async () => {
    const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const { path, toBody } = findPlainWrite((await backend.call({ url: "/openapi.json" })).json());
    await client.query("select pg_wal_replay_pause()");
    const made = await backend.as(token, { method: "POST", url: `/api${path}`, body: toBody("of the primary") });
    const { id } = made.json<{ id: string }>();
    const isListed = async () => {
      const list = (await backend.as(token, { url: `/api${path}?id=${id}` })).body;
      return list.includes(id);
    };
    expect(made.statusCode).toBe(201);
    expect(await isListed()).toBe(true);
    expect(countsOf(backend)).toEqual({ replica: 0, behind: 1, down: 0 });
    await client.query("select pg_wal_replay_resume()");
    await expect
      .poll(async () => {
        expect(await isListed()).toBe(true);
        return countsOf(backend)?.replica;
      })
      .toBeGreaterThan(0);
  });
});
