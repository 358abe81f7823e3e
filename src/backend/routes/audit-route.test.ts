import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type AuditRow, auditFilters } from "../../contract/audit.ts";
import { readRows } from "../database/database.ts";
import { hasAnyText } from "../database/same-text.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

describeOnDatabases("the audit trail, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const send = (method: "POST" | "PUT", url: string, body?: unknown) =>
    call({ method, url, ...(body === undefined ? {} : { body }) });
  const trail = async (query: string) =>
    (await call({ url: `/api/audit?${query}` })).json<{ data: readonly AuditRow[] }>().data;

  test("create records the new record, update the changed fields, delete the old record", async () => {
    const body = { name: "Barroco", code: "poetry", description: "Antigo" };
    const created = (await send("POST", "/api/genres", body)).json<{ id: string }>();
    const { description: _, ...less } = body;
    const changed = (await send("PUT", `/api/genres/${created.id}`, { ...less, name: "Rococó" })).json();
    await call({ method: "DELETE", url: `/api/genres/${created.id}` });
    const [deletion, update, creation] = await trail(`recordId=${created.id}`);
    expect(creation).toMatchObject({ action: "create", after: created });
    expect(creation).not.toHaveProperty("before");
    expect([update?.before, update?.after]).toEqual([{ name: "Barroco", description: "Antigo" }, { name: "Rococó" }]);
    expect(deletion).toMatchObject({ action: "delete", before: changed });
    expect(deletion).not.toHaveProperty("after");
  });

  test("no entry contains a secret, neither plain nor hashed", async () => {
    const email = "segredo@example.com";
    const body = { username: email, email, status: "active", type: "solo", password: "Segredo-1-Que-Nao-Sai" };
    const { id } = (await send("POST", "/api/members", body)).json<{ id: string }>();
    await send("PUT", `/api/members/${id}`, { ...body, password: "Segredo-2-Que-Nao-Sai", status: "blocked" });
    const rows = await trail(`recordId=${id}`);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ before: { status: "active" }, after: { status: "blocked" } });
    expect(JSON.stringify(rows)).not.toMatch(/password|Segredo|argon2/);
  });

  test("an action on a record records its changes", async () => {
    const email = "leitora@example.com";
    const member = { username: email, email, status: "active", type: "group" };
    const { id } = (await send("POST", "/api/members", member)).json<{ id: string }>();
    expect((await send("PUT", `/api/members/${id}/head-reader`)).statusCode).toBe(200);
    const [row] = await trail(`recordId=${id}`);
    expect(row).toMatchObject({ action: "makeHeadReader", before: { headReader: false }, after: { headReader: true } });
  });

  test("an action with inputs validates them by the spec", async () => {
    const email = "pausa@example.com";
    const member = { username: email, email, status: "active", type: "solo" };
    const { id } = (await send("POST", "/api/members", member)).json<{ id: string }>();
    const url = `/api/members/${id}/pause`;
    const pause = { until: "2030-03-01", graceDays: 5, reminder: "weekly", told: true };
    const refused = [
      undefined,
      { ...pause, graceDays: 61 },
      { ...pause, until: "soon" },
      { ...pause, reminder: "often" },
    ];
    for (const body of refused) {
      expect((await send("PUT", url, body)).statusCode).toBe(422);
    }
    expect((await send("PUT", url, { ...pause, graceDays: 61 })).json()).toMatchObject({
      details: [{ path: "graceDays", code: "maximum" }],
    });
    expect((await send("PUT", url, pause)).json()).toMatchObject({ status: "blocked" });
    expect((await send("PUT", url, pause)).statusCode).toBe(409);
    expect(await trail(`recordId=${id}`)).toHaveLength(2);
  });

  test("a filter by username ignores capitals", async () => {
    const [row] = await trail("action=create");
    const username = row?.username ?? expect.fail("no entry");
    const found = await trail(`username=${encodeURIComponent(username.toUpperCase())}`);
    expect(found.map((each) => each.username)).toContain(username);
  });

  test("an entry has the id of the session", async () => {
    const { id } = (await send("POST", "/api/genres", { name: "Sessão", code: "poetry" })).json<{ id: string }>();
    const [row] = await trail(`recordId=${id}`);
    const { sid } = JSON.parse(Buffer.from(backend.admin.split(".")[1] ?? "", "base64url").toString());
    expect(row?.sessionId).toBe(sid);
    expect((await trail(`sessionId=${sid}`)).length).toBeGreaterThan(0);
  });

  test("readers see changes of records and their own sessions, administrators all", async () => {
    const { db } = backend.context;
    await db.execute(sql`insert into staff_users (id, username, name, password, role)
      select gen_random_uuid(), 'reader@audit.example', 'Reader', password, 'reader' from staff_users limit 1`);
    await send("POST", "/api/genres", { name: "Visível", code: "poetry" });
    const answer = await backend.signIn("reader@audit.example");
    const reader = answer.json<{ accessToken: string }>().accessToken;
    const seen = async (query: string) =>
      (await backend.as(reader, { url: `/api/audit?${query}` })).json<{ data: readonly AuditRow[] }>().data;
    const everything = await seen("pageSize=1000");
    expect(everything.some(({ entity }) => entity === "genre")).toBe(true);
    const ofSessions = everything.filter(({ entity }) => entity === undefined);
    expect(ofSessions.map(({ username, action }) => [username, action])).toEqual([["reader@audit.example", "signIn"]]);
    expect((await seen("action=signIn")).map(({ username }) => username)).toEqual(["reader@audit.example"]);
    const filter = encodeURIComponent(JSON.stringify({ any: [{ field: "action", is: "signIn" }] }));
    expect(await seen(`filter=${filter}`)).toHaveLength(1);
    expect(await seen("filter=x")).toBeUndefined();
    expect((await trail("action=signIn")).map(({ username }) => username)).toContain("admin@demo.example");
  });

  test("each filter has an index with the order of the list", async () => {
    const { db } = backend.context;
    await db.execute(sql`insert into audit_entries (id, at, action, entity, record_id, user_id, username, session_id, address, request_id)
      select gen_random_uuid(), now() - n * interval '1 minute', 'action' || n % 40, 'entity' || n % 30, 'record' || n % 5000,
        md5((n % 50)::text)::uuid, 'user' || n % 50, md5((n % 900)::text)::uuid, '::1', 'request' || n
      from generate_series(1, 20000) n`);
    await db.execute(sql`analyze audit_entries`);
    for (const filter of auditFilters.filter((name) => name !== "at")) {
      const column = sql.identifier(toColumnName(filter));
      const [one] = await readRows<{ value: string }>(
        db,
        sql`select ${column} as value from audit_entries where ${column} is not null limit 1`,
      );
      const rows = await readRows<{ "QUERY PLAN": string }>(
        db,
        sql`explain select * from audit_entries where ${equals(filter, one?.value)} order by at desc, id desc limit 25`,
      );
      const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(steps, filter).toContain(`audit_entries_${toColumnName(filter)}`);
      expect(steps, filter).not.toContain("Seq Scan");
    }
  });
});

/** The condition that the route makes of a filter. */
function equals(filter: string, value = ""): SQL {
  const column = sql.identifier(toColumnName(filter));
  const text = sql.raw(`'${value}'`);
  return filter === "username" ? hasAnyText(sql`${column}`, [text]) : sql`${column} = ${text}`;
}

function toColumnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
