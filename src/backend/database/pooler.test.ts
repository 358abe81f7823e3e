import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { findPgbouncer, startPgbouncer } from "../testing/local-pgbouncer.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { findPlainWrite } from "../testing/plain-write.ts";
import { openServer } from "./open-server.ts";

const bin = findPostgres();
const program = findPgbouncer();

describe.runIf(bin !== null && program !== null).each(["transaction", "session"] as const)(
  "behind PgBouncer with its default settings, pooling by %s",
  (poolMode) => {
    const postgres = forSuite(() => startPostgres(bin ?? ""));
    const pooler = forSuite(() => startPgbouncer(program ?? "", postgres, poolMode));
    const { backend, call } = openBackend(() => openServer(pooler.url, 4, { statementMs: 1_000 }));

    test("the backend starts, reads and writes", async () => {
      const { path, toBody } = findPlainWrite((await backend.call({ url: "/openapi.json" })).json());
      const write = (text: string) => call({ method: "POST", url: `/api${path}`, body: toBody(text) });
      const made = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`pooled ${index}`)));
      expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
      const ids = made.map((answer) => answer.json<{ id: string }>().id);
      const read = await Promise.all(ids.map((id) => call({ url: `/api${path}/${id}` })));
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
