import pg from "pg";
import { describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "./local-postgres.ts";

const bin = findPostgres();

describe.runIf(bin !== null)("a local PostgreSQL", () => {
  test.each([
    [undefined, "off"],
    [{ fsync: true }, "on"],
  ])("with the options %j has fsync %s", async (options, wanted) => {
    const server = await startPostgres(bin ?? "", options);
    const client = new pg.Client(server.url);
    await client.connect();
    expect((await client.query("show fsync")).rows).toEqual([{ fsync: wanted }]);
    await client.end();
    await server.stop();
  });
});
