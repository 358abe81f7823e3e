import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPgbouncer, type LocalPgbouncer, startPgbouncer } from "../testing/local-pgbouncer.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { findPlainWrite } from "../testing/plain-write.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { openServer } from "./open-server.ts";

const bin = findPostgres();
const program = findPgbouncer();

describe.runIf(bin !== null && program !== null).each(["transaction", "session"] as const)(
  "behind PgBouncer with its default settings, pooling by %s",
  (poolMode) => {
    let postgres: LocalPostgres;
    let pooler: LocalPgbouncer;
    let backend: TestBackend;

    beforeAll(async () => {
      postgres = await startPostgres(bin ?? "");
      pooler = await startPgbouncer(program ?? "", postgres, poolMode);
      backend = await startTestBackend(await openServer(pooler.url, 4, { statementMs: 1_000 }));
    });
    afterAll(async () => {
      await backend.close();
      await pooler.stop();
      await postgres.stop();
    });

    test("the backend starts, reads and writes", async () => {
      const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
      const { path, toBody } = findPlainWrite((await backend.call({ url: "/openapi.json" })).json());
      const write = (text: string) => backend.as(token, { method: "POST", url: `/api${path}`, body: toBody(text) });
      const made = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`pooled ${index}`)));
      expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
      const ids = made.map((answer) => answer.json<{ id: string }>().id);
      const read = await Promise.all(ids.map((id) => backend.as(token, { url: `/api${path}/${id}` })));
      expect(read.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    });

    test("a statement that exceeds its timeout is cancelled on the server, in and outside of a transaction", async () => {
      const { db } = backend.context;
      const ended = { cause: { code: "57014" } };
      await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`))).rejects.toMatchObject(ended);
      await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject(ended);
    });

    test("no setting of ours stays on a connection that another client gets", async () => {
      await backend.context.db.transaction((tx) => tx.execute(sql`select 1`));
      const others = Array.from({ length: 4 }, () => new pg.Client(pooler.url));
      await Promise.all(others.map((one) => one.connect()));
      const answers = await Promise.all(
        others.map((one) => one.query<{ statement_timeout: string }>("show statement_timeout")),
      );
      await Promise.all(others.map((one) => one.end()));
      expect(answers.map(({ rows }) => rows[0]?.statement_timeout)).toEqual(Array(4).fill("0"));
    });
  },
);
