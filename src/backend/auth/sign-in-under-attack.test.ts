import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { openServer } from "../database/open-server.ts";
import { toBasic } from "../testing/basic-header.ts";
import { forSuite } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { startTestBackend } from "../testing/test-backend.ts";

const bin = findPostgres();
const POOL_SIZE = 3;
const UNTRUSTED_QUEUE = 12;

describe.runIf(bin !== null)("case 170: an attack from many addresses", () => {
  const postgres = forSuite(() => startPostgres(bin ?? ""));
  const backend = forSuite(async () =>
    startTestBackend(await openServer(postgres.url, POOL_SIZE, { connectMs: 60_000 }), {
      trustProxy: ["127.0.0.1"],
      loginLimit: 5,
    }),
  );
  /** A competing client with its own connection. */
  let other: pg.Client;

  beforeAll(async () => {
    other = new pg.Client(postgres.url);
    await other.connect();
  });
  afterAll(() => other.end());

  const signInFrom = (address: string, password: string, cookie = "") => {
    const headers = { authorization: toBasic(demoCredentials.username, password), "x-forwarded-for": address, cookie };
    return backend.call({ method: "POST", url: "/api/authentication", headers });
  };

  /** Resolves when a statement waits for a lock. */
  const untilBlocked = async () => {
    for (let blocked = 0; blocked === 0; ) {
      const { rows } = await other.query<{ n: number }>("select count(*)::int as n from pg_locks where not granted");
      blocked = rows[0]?.n ?? 0;
    }
  };

  test("waiting attempts leave connections for a trusted browser", async () => {
    const first = await signInFrom("198.51.100.1", demoCredentials.password);
    const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
    await other.query("begin");
    // One of these locks is on the row that counts the name.
    await other.query("select key from attempts for update");
    const strangers = Array.from({ length: UNTRUSTED_QUEUE }, (_, count) => signInFrom(`203.0.113.${count}`, "wrong"));
    await untilBlocked();
    expect((await signInFrom("198.51.100.2", demoCredentials.password, cookie)).statusCode).toBe(200);
    await other.query("rollback");
    const statuses = (await Promise.all(strangers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(strangers.map(() => 401));
  });
});
