import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPersonCommand } from "../../src/backend/commands/person-command.ts";
import { runUsersCommand } from "../../src/backend/commands/users-command.ts";
import { type Db, readRows } from "../../src/backend/database/database.ts";
import { listTables } from "../../src/backend/database/table-digests.ts";
import { describeOnDatabases } from "../../src/backend/testing/on-databases.ts";
import { startTestBackend, type TestBackend, type TestCall } from "../../src/backend/testing/test-backend.ts";
import { backendProduct } from "../../src/product/backend/product.ts";
import { createTeacher } from "../../src/product/backend/seed/create-teacher.ts";

const STRONG = "Uma-Senha-9";
const FORMER = "ana.antiga@example.com";
const NAME = "ana@example.com";
/** Two people whose names contain hers, and one whose record she created. */
const OTHERS = ["mariana@example.com", "ana@example.com.br", "bia@example.com"];
const [MARIANA = "", , BIA = ""] = OTHERS;

type Body = { readonly id: string };

/** Every row of the database as text. */
async function readDump(db: Db): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of await listTables(db)) {
    const rows = await readRows<{ row: string }>(
      db,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    lines.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return lines;
}

const toCounts = (lines: readonly string[]) => OTHERS.map((name) => lines.join("\n").split(`"${name}"`).length - 1);

describeOnDatabases("a person who is erased, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  let hers = "";
  let account: Body & Record<string, unknown>;
  let staffId = "";
  const call = (given: TestCall, by = token) => backend.as(by, given);
  const post = async <T>(url: string, body: unknown, by = token) => {
    const headers = { "idempotency-key": randomUUID() };
    const answer = await call({ method: "POST", url, body, headers }, by);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.body === "" ? (null as T) : answer.json<T>();
  };
  const makeAccount = (username: string, by = token) =>
    post<typeof account>("/api/accounts", { username, email: username, password: STRONG }, by);
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const context = { db: backend.context.db, product: backendProduct, print, consoleUrl: "" };
    await (words[0] === "users" ? runUsersCommand(words.slice(1), context) : runPersonCommand(words, context));
    return lines.join("\n");
  };

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    const { db } = backend.context;
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const invited = await post<{ user: Body; link: { token: string } }>("/api/staff", {
      username: NAME,
      name: "Ana d'Ávila",
      role: "administrator",
    });
    staffId = invited.user.id;
    await backend.call({
      method: "POST",
      url: "/api/staff-links",
      body: { token: invited.link.token, password: STRONG },
    });
    await db.transaction((tx) => createTeacher(tx, { username: NAME, name: "Ana d'Ávila", password: null }));
    hers = (await backend.signIn(NAME, STRONG)).json<{ accessToken: string }>().accessToken;
    account = await makeAccount(FORMER);
    for (const name of OTHERS) {
      await makeAccount(name, hers);
    }
    await backend.signIn(FORMER, "errada");
    await backend.signIn(NAME, "errada");
    const changed = { ...account, username: NAME, email: NAME, presentation: "Sou a Ana d'Ávila." };
    await call({ method: "PUT", url: `/api/accounts/${account.id}`, body: changed });
    await post("/api/coupons", { code: "PARA-ANA", value: 5, distribution: "individual", accounts: [account.id] });
    await post("/api/redemptions", { code: "PARA-ANA", accountId: account.id });
    await post("/api/tools/payment/token", { username: NAME, secret: "um segredo qualquer, longo" });
    const user = { id: account.id, username: NAME, email: FORMER, name: "Ana d'Ávila" };
    const other = { id: "01890000-0000-7000-8000-000000000000", username: MARIANA, name: "Mariana" };
    const deep = { list: [{ users: [user, other], without: { username: NAME, note: "fica" } }], other };
    await db.execute(
      sql`insert into audit_entries (id, action, entity, record_id, title, address, request_id, before, after)
        values (gen_random_uuid(), 'update', 'lesson', 'x', 'Aula', '127.0.0.1', 'deep', ${JSON.stringify(deep)}::jsonb, null)`,
    );
    await run("users", "disable", NAME);
  });
  afterAll(() => backend.close());

  test("the export of her data contains all her records and none of others", async () => {
    const told = JSON.parse(await run("export", NAME));
    expect(told.records.map(({ entity }: { entity: string }) => entity).toSorted()).toEqual([
      "account",
      "teacher",
      "user",
    ]);
    expect(told.staff).toMatchObject({ id: staffId, username: NAME });
    expect(told.audit.length).toBeGreaterThan(8);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`argon2|"${MARIANA}"|"${BIA}"`));
  });

  test("a database dump contains no data of her, and all data of others", async () => {
    const { db } = backend.context;
    const before = await readDump(db);
    const hers = /"ana(\.antiga)?@example\.com"|d'Ávila|Ana d/;
    expect(before.filter((line) => hers.test(line)).length).toBeGreaterThan(10);
    const printed = await run("erase", NAME);
    expect(printed).toContain("3 record(s)");
    expect(printed).not.toContain("still in texts of others");
    const after = await readDump(db);
    expect(after.filter((line) => hers.test(line))).toEqual([]);
    expect(toCounts(after)).toEqual(toCounts(before));
    const kept = new Set(after);
    const changed = before.filter((line) => !kept.has(line));
    // The audit contains changes of her data and changes by her. Stored responses cannot be told apart.
    const isOthers = (line: string) => ![staffId, account.id, '"request_hash"'].some((own) => line.includes(own));
    expect(changed.filter((line) => !hers.test(line) && isOthers(line))).toEqual([]);
    const deep = after.find((line) => line.includes('"deep"'));
    expect(deep).toContain('"without": {"note": "fica"}');
    expect(deep).toContain('"name": "Mariana"');
    expect(after.filter((line) => line.includes(`"action": "create"`) && line.includes(`"${BIA}"`))).toHaveLength(1);
  });

  test("a POST repeated later with its Idempotency-Key returns none of her data and does not run twice", async () => {
    const body = { username: "rosa@example.com", email: "rosa@example.com", password: STRONG };
    const headers = { "idempotency-key": "rosa" };
    const send = () => call({ method: "POST", url: "/api/accounts", body, headers });
    expect((await send()).statusCode).toBe(201);
    await run("erase", "rosa@example.com");
    const again = await send();
    expect(again.statusCode, again.body).toBe(409);
    expect(again.body).not.toContain("rosa@");
    expect((await call({ url: "/api/accounts/all?q=rosa" })).json()).toMatchObject({ total: 0 });
  });

  test("a later rejected sign-in with her user name leaves no trace of her", async () => {
    await backend.signIn(NAME, "errada");
    await expect(run("erase", NAME)).rejects.toThrow(`No person is called ${NAME}.`);
    await expect(run("export", FORMER)).rejects.toThrow(`No person is called ${FORMER}.`);
  });

  test.each(["", "'", "'; drop table accounts; --", "%", "_%@example.com", "\\", '"', "command line", "x".repeat(300)])(
    "%j is nobody, and nothing is changed",
    async (name) => {
      const before = await readDump(backend.context.db);
      await expect(run("erase", name)).rejects.toThrow("No person is called");
      expect(await readDump(backend.context.db)).toEqual(before);
    },
  );

  test("a former user name that now belongs to another person is kept", async () => {
    const first = await makeAccount("troca.a@example.com");
    const renamed = { ...first, username: "troca.b@example.com", email: "troca.b@example.com" };
    await call({ method: "PUT", url: `/api/accounts/${first.id}`, body: renamed });
    const second = await post<Body>("/api/accounts", {
      username: "troca.a@example.com",
      email: "troca.a@example.com",
      password: STRONG,
    });
    await run("erase", "troca.b@example.com");
    expect((await call({ url: `/api/accounts/${second.id}` })).json()).toMatchObject({
      username: "troca.a@example.com",
    });
    const trail = await call({ url: `/api/audit?recordId=${second.id}` });
    expect(trail.json()).toMatchObject({ data: [{ title: "troca.a@example.com" }], total: 1 });
  });

  test("erasing her during concurrent writes is complete and loses no data of others", async () => {
    const person = await makeAccount("clara@example.com");
    let isOver = false;
    const made: string[] = [];
    const write = async (writer: number) => {
      for (let n = 0; !isOver && n < 200; n += 1) {
        const name = `clara@example.com.${writer}.${n}.example`;
        made.push((await post<Body>("/api/accounts", { username: name, email: name, password: STRONG })).id);
        await post("/api/coupons", { code: `CLARA-${writer}-${n}`, value: 1, accounts: [person.id] });
      }
    };
    const writers = [0, 1, 2].map(write);
    while (made.length < 6) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await run("erase", "clara@example.com");
    isOver = true;
    await Promise.all(writers);
    const dump = await readDump(backend.context.db);
    expect(dump.filter((line) => /"clara@example\.com"/.test(line))).toEqual([]);
    for (const id of made) {
      expect((await call({ url: `/api/accounts/${id}` })).json<{ username: string }>().username).toMatch(/^clara@/);
    }
  });

  test("free texts that contain her name are reported for manual correction", async () => {
    await makeAccount("dora@example.com");
    const note = "Falar com dora@example.com.\nNão com isadora@example.com";
    const target = await makeAccount("elza@example.com");
    await call({ method: "PUT", url: `/api/accounts/${target.id}`, body: { ...target, presentation: note } });
    expect(await run("erase", "dora@example.com")).toMatch(/still in texts of others: 1 row\(s\) of accounts/);
  });
});
