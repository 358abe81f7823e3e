import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createChallenge } from "../auth/auth-challenges.ts";
import { renewRecoveryCodes } from "../auth/recovery-codes.ts";
import { addFactor } from "../auth/second-factors.ts";
import { type Db, readRows } from "../database/database.ts";
import { recordJobs } from "../database/job-tables.ts";
import { staffUsers } from "../database/own-tables.ts";
import { openBackend } from "../testing/for-suite.ts";
import { testProduct } from "../testing/test-product.ts";
import { runPersonCommand } from "./person-command.ts";

const NAME = "rita.lobo@example.com";
const { backend, call } = openBackend("embedded");
let member = "";

beforeAll(async () => {
  const body = { username: NAME, email: NAME, password: "Uma-Senha-9" };
  const made = await call({ method: "POST", url: "/api/members", body });
  member = made.json<{ id: string }>().id;
  const changed = { ...made.json<object>(), email: "rita.nova@example.com" };
  await call({ method: "PUT", url: `/api/members/${member}`, body: changed });
  await backend.signIn(NAME, "Uma-Senha-9");
});

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
  expect(told.audit.map(({ action }: { action: string }) => action)).toEqual(["create", "update"]);
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
  expect(await run("erase", NAME)).toContain("1 record(s) and 3 entries");
  expect(await findMentions(backend.context.db, "rita")).toEqual([]);
  const kept = await call({ url: `/api/members/${member}` });
  expect(kept.json()).toMatchObject({ id: member, username: `erased-${member}@erased.invalid` });
  const trail = await call({ url: `/api/audit?recordId=${member}` });
  expect(trail.json().data.map(({ action }: { action: string }) => action)).toEqual(["update", "create"]);
  await expect(run("export", NAME)).rejects.toThrow(`No person is called ${NAME}.`);
});

test("notes on a person's records are exported, and deleted by an erasure", async () => {
  const name = "nota.lida@example.com";
  const made = await call({
    method: "POST",
    url: "/api/members",
    body: { username: name, email: name, password: "Uma-Senha-9" },
  });
  const { id } = made.json<{ id: string }>();
  const note = { entity: "member", recordId: id, text: "Prefers mornings" };
  await call({ method: "POST", url: "/api/record-notes", body: note });
  const url = `/api/record-notes?entity=member&recordId=${id}`;
  expect(JSON.parse(await run("export", name)).notes).toMatchObject([note]);
  expect((await call({ url })).json()).toMatchObject({ total: 1 });
  await run("erase", name);
  expect((await call({ url })).json()).toMatchObject({ total: 0 });
});

test("second factors of a staff user are exported without secrets, and deleted by an erasure", async () => {
  const { db } = backend.context;
  const user = { id: "01890000-0000-7000-8000-000000000009", username: "fator@example.com", name: "Fátima" };
  await db.insert(staffUsers).values({ ...user, role: "reader", password: null, disabledAt: new Date() });
  await db.transaction(async (tx) => {
    await addFactor(tx, { userId: user.id, kind: "totp", name: "Celular da Fátima", secret: "sealed secret" });
    const key = { credentialId: "credential of Fátima", publicKey: "key of Fátima", counter: 1 };
    await addFactor(tx, { userId: user.id, kind: "passkey", name: "Notebook da Fátima", ...key });
    await renewRecoveryCodes(tx, user.id);
    await createChallenge(tx, { purpose: "enrolTotp", userId: user.id, content: "sealed secret" });
  });
  const told = await run("export", user.username);
  expect(JSON.parse(told).factors).toMatchObject([
    { kind: "totp", name: "Celular da Fátima" },
    { kind: "passkey", name: "Notebook da Fátima" },
  ]);
  expect(told).not.toMatch(/sealed secret|credential of|key of/);
  const tables = ["entity_console_challenges", "entity_console_factors", "entity_console_recovery_codes"];
  const left = async () => (await findMentions(db, user.id)).filter((table) => tables.includes(table)).toSorted();
  expect(await left()).toEqual(tables);
  await run("erase", user.username);
  expect(await left()).toEqual([]);
});

test("an erasure removes the name and the address from the person's own jobs, and keeps the jobs of others", async () => {
  const { db } = backend.context;
  const user = { id: "01890000-0000-7000-8000-00000000000a", username: "tarefa@example.com", name: "Tarsila" };
  await db.insert(staffUsers).values({ ...user, role: "reader", password: null, disabledAt: new Date() });
  const job = { entity: "genre", kind: "delete", work: {}, state: "done", total: 0, counts: {} } as const;
  const other = { id: "01890000-0000-7000-8000-0000000000c3", userId: "01890000-0000-7000-8000-0000000000d4" };
  const [renamed, own] = ["01890000-0000-7000-8000-0000000000c1", "01890000-0000-7000-8000-0000000000c2"];
  await db.insert(recordJobs).values([
    { ...job, id: renamed, userId: user.id, username: "tarsila.antiga@example.com", address: "192.0.2.7" },
    { ...job, id: own, userId: other.userId, username: "Tarefa@Example.com", address: "192.0.2.8" },
    { ...job, ...other, username: "colega@example.com", address: "192.0.2.9" },
  ]);
  await run("erase", user.username);
  const { id, username, address } = recordJobs;
  expect(await db.select({ id, username, address }).from(recordJobs).orderBy(id)).toEqual([
    { id: renamed, username: "", address: "" },
    { id: own, username: "", address: "" },
    { id: other.id, username: "colega@example.com", address: "192.0.2.9" },
  ]);
});

test("unknown arguments are rejected with the known ones", async () => {
  await expect(run("forget", NAME)).rejects.toThrow("person erase <name>");
});

test("an erasure deletes the person's deleted records, and those that mention them, for good", async () => {
  const { db } = backend.context;
  const name = "lixo.eletronico@example.com";
  const body = { username: name, email: name, password: "Uma-Senha-9" };
  const made = await call({ method: "POST", url: "/api/members", body });
  const { id } = made.json<{ id: string }>();
  await call({ method: "DELETE", url: `/api/members/${id}` });
  await db.execute(sql`insert into entity_console_deleted_records (id, entity, record_id, title, record, content) values
    (gen_random_uuid(), 'ticket', 't1', 'TICKET', ${JSON.stringify({ members: [id] })}::jsonb, '[]'),
    (gen_random_uuid(), 'genre', 'g1', 'Outro', '{}', '[]')`);
  const told = JSON.parse(await run("export", name));
  expect(told.trash.map(({ entity }: { entity: string }) => entity).toSorted()).toEqual(["member", "ticket"]);
  expect(JSON.stringify(told)).not.toContain("argon2");
  expect(await run("erase", name)).toContain("2 deleted record(s) of the trash");
  expect(await findMentions(db, "lixo.eletronico")).toEqual([]);
  const left = await readRows(db, sql`select entity from entity_console_deleted_records`);
  expect(left).toEqual([{ entity: "genre" }]);
});
