import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, readRows } from "../database/database.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { testProduct } from "../testing/test-product.ts";
import { runPersonCommand } from "./person-command.ts";

const NAME = "rita.lobo@example.com";
let backend: TestBackend;
let token = "";
let member = "";

beforeAll(async () => {
  backend = await startTestBackend("embedded");
  token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  const body = { username: NAME, email: NAME, password: "Uma-Senha-9" };
  const made = await backend.as(token, { method: "POST", url: "/api/members", body });
  member = made.json<{ id: string }>().id;
  const changed = { ...made.json<object>(), email: "rita.nova@example.com" };
  await backend.as(token, { method: "PUT", url: `/api/members/${member}`, body: changed });
  await backend.signIn(NAME, "Uma-Senha-9");
});
afterAll(() => backend.close());

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runPersonCommand(words, { db: backend.context.db, product: testProduct, print, consoleUrl: "" });
  return lines.join("\n");
}

/** All tables with text columns. */
async function findMentions(db: Db, text: string): Promise<readonly string[]> {
  const tables = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const query = sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`;
    found.push(...(await readRows(db, query)).map(() => name));
  }
  return found;
}

test("the export contains the person's record and all audit entries, without secrets", async () => {
  const told = JSON.parse(await run("export", NAME));
  expect(told.records).toMatchObject([{ entity: "member", id: member, record: { email: "rita.nova@example.com" } }]);
  expect(told.audit.map(({ action }: { action: string }) => action)).toEqual(["create", "update", "signInFailed"]);
  expect(JSON.stringify(told)).not.toContain("argon2");
});

test("a person who can sign in must be disabled first", async () => {
  await expect(run("erase", "admin@demo.example")).rejects.toThrow("users disable admin@demo.example");
});

test("a name in other capitals within the fields of another record is erased too", async () => {
  const { db } = backend.context;
  const guests = [{ username: "Rita.Lobo@Example.com", email: "rita.lobo@example.com", seat: 4 }];
  await db.execute(sql`insert into audit_entries (id, action, entity, record_id, address, request_id, after)
    values (gen_random_uuid(), 'update', 'event', 'e1', '', 'request', ${JSON.stringify({ details: { guests } })}::jsonb)`);
  const told = JSON.parse(await run("export", NAME));
  expect(told.audit.map(({ entity }: { entity: string | null }) => entity)).toContain("event");
});

test("an erasure removes the person from all tables and keeps the record", async () => {
  expect((await findMentions(backend.context.db, "rita")).toSorted()).toEqual(["audit_entries", "members"]);
  expect(await run("erase", NAME)).toContain("1 record(s) and 4 entries");
  expect(await findMentions(backend.context.db, "rita")).toEqual([]);
  const kept = await backend.as(token, { url: `/api/members/${member}` });
  expect(kept.json()).toMatchObject({ id: member, username: `erased-${member}@erased.invalid` });
  const trail = await backend.as(token, { url: `/api/audit?recordId=${member}` });
  expect(trail.json().data.map(({ action }: { action: string }) => action)).toEqual(["update", "create"]);
  await expect(run("export", NAME)).rejects.toThrow(`No person is called ${NAME}.`);
});

test("unknown arguments are rejected with the known ones", async () => {
  await expect(run("forget", NAME)).rejects.toThrow("person erase <name>");
});
