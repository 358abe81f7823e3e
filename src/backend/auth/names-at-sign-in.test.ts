import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { readRows } from "../database/database.ts";
import { onStatement } from "../database/statement-log.ts";
import { toBasic } from "../testing/basic-header.ts";
import { forSuite } from "../testing/for-suite.ts";
import { stopDatabaseClock } from "../testing/stopped-clock.ts";
import { startTestBackend } from "../testing/test-backend.ts";

const counted = vi.hoisted(() => ({ verified: 0 }));

vi.mock("@node-rs/argon2", async (original) => {
  const actual = await original<typeof import("@node-rs/argon2")>();
  const verify: typeof actual.verify = (...given) => {
    counted.verified += 1;
    return actual.verify(...given);
  };
  return { ...actual, verify };
});

const backend = forSuite(() => startTestBackend("embedded", { loginLimit: 2, trustProxy: ["127.0.0.1"] }));
beforeAll(async () => {
  await stopDatabaseClock(backend.context.db);
});

const TYPED = "Meu-Segredo-No-Campo-Errado-1";
const known = demoCredentials.username;
const credentials = { password: demoCredentials.password };

interface Sent {
  readonly password?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(address: string, username: string, { password = "wrong", headers }: Sent = {}) {
  return backend.call({
    method: "POST",
    url: "/api/authentication",
    headers: { authorization: toBasic(username, password), "x-forwarded-for": address, ...headers },
  });
}

/** The work of a rejected sign-in: statements in order, and password verifications. */
async function workOf(address: string, username: string) {
  const statements: string[] = [];
  const before = counted.verified;
  const stop = onStatement((text) => statements.push(text));
  const { statusCode } = await send(address, username);
  stop();
  return { statusCode, statements, verified: counted.verified - before };
}

test("an unknown name is in no table, and the same name has the same mark in the audit trail", async () => {
  await send("203.0.113.1", TYPED);
  await send("203.0.113.2", TYPED.toUpperCase());
  const { db } = backend.context;
  const tables = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const isFound = sql`to_jsonb(t)::text ilike ${`%${TYPED}%`}`;
    const found = await readRows(db, sql`select 1 from ${sql.identifier(name)} t where ${isFound}`);
    expect([name, found]).toEqual([name, []]);
  }
  const marks = await readRows<{ username: string }>(
    db,
    sql`select distinct username from audit_entries where action = 'signInFailed'`,
  );
  expect(marks).toEqual([{ username: expect.stringMatching(/^unknown:[\w-]{12}$/) }]);
});

test("a rejected sign-in with a known name shows the name in the audit trail", async () => {
  await send("203.0.113.3", known.toUpperCase());
  const rows = await readRows(
    backend.context.db,
    sql`select 1 from audit_entries where action = 'signInFailed' and username = ${known}`,
  );
  expect(rows).toHaveLength(1);
});

test("known and unknown names run the same statements and one verification, from unknown and known networks", async () => {
  expect(await workOf("203.0.113.4", known)).toEqual(await workOf("203.0.113.5", "nobody@example.com"));
  expect((await send("203.0.113.6", known, credentials)).statusCode).toBe(200);
  const fromKnown = await workOf("203.0.113.6", known);
  expect(fromKnown).toEqual(await workOf("203.0.113.6", "nobody@example.com"));
  expect([fromKnown.statusCode, fromKnown.verified]).toEqual([401, 1]);
});

test("case 171: the networks of a /48 share a limit", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    const address = `2001:db8:77:${count.toString(16)}::1`;
    statuses.push((await send(address, `name${count}@example.com`)).statusCode);
  }
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([60, 429]);
});

test("case 171: a name under attack gets five guesses from a /48 in five minutes", async () => {
  for (let count = 0; count < 20; count += 1) {
    await send(`192.0.2.${count}`, known);
  }
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await send(`2001:db8:88:${count.toString(16)}::1`, known)).statusCode);
  }
  expect(statuses.filter((status) => status === 401).length).toBe(5);
});

test("over https the cookie has the prefix __Host-, a new value for each sign-in, and the former one is void", async () => {
  const https = { "x-forwarded-proto": "https" };
  const first = await send("203.0.113.7", known, { ...credentials, headers: https });
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect(String(first.headers["set-cookie"])).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  const again = await send("203.0.113.7", known, { ...credentials, headers: { ...https, cookie } });
  const [next = ""] = String(again.headers["set-cookie"]).split(";");
  expect(next).not.toBe(cookie);
  // The known network is at its limit now. Only the current cookie has one of its own.
  await send("203.0.113.7", known);
  await send("203.0.113.7", known);
  expect((await send("203.0.113.7", known, { headers: { ...https, cookie } })).statusCode).toBe(429);
  expect((await send("203.0.113.7", known, { headers: { ...https, cookie: next } })).statusCode).toBe(401);
  const planted = next.replace("__Host-", "");
  expect((await send("203.0.113.7", known, { headers: { ...https, cookie: planted } })).statusCode).toBe(429);
});
