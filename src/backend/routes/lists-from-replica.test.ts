import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../database/open-server.ts";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { findPlainWrite } from "../testing/plain-write.ts";
import type { TestBackend } from "../testing/test-backend.ts";

const isWanted = (process.env["TEST_DATABASES"] ?? "").includes("postgresql") && findPostgres() !== null;

/** Counts lists by source, as the metric does. */
const countsOf = (backend: TestBackend) => backend.context.database.replica?.counts();

describe.skipIf(!isWanted)("a backend with a replica", () => {
  const primary = forSuite(() => startPostgres(findPostgres() ?? ""));
  const standby = forSuite(() => startPostgres(findPostgres() ?? "", { standby: { of: primary, name: "replica" } }));
  const { backend, call } = openBackend(() => openServer(primary.url, 4, { readUrl: standby.url }));
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client(standby.url);
    await client.connect();
  });
  afterAll(() => client.end());

  test("lists a record right after its creation, from the primary while the replay is paused, else from the replica", async () => {
    const { path, toBody } = findPlainWrite((await backend.call({ url: "/openapi.json" })).json());
    await client.query("select pg_wal_replay_pause()");
    const made = await call({ method: "POST", url: `/api${path}`, body: toBody("of the primary") });
    const { id } = made.json<{ id: string }>();
    const isListed = async () => {
      const list = (await call({ url: `/api${path}?id=${id}` })).body;
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
