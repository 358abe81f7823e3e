import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayOfMoment } from "../../contract/calendar.ts";
import type { Problem } from "../../contract/problem.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import { readRows } from "../database/database.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

interface Entry {
  readonly action: string;
  readonly entity?: string;
  readonly recordId?: string;
  readonly title?: string;
  readonly username?: string;
  readonly at: string;
  readonly requestId: string;
}

describeOnDatabases("writes, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind, { ifMatchRequired: true });
  const post = (url: string, body: unknown, key?: string) =>
    call({ method: "POST", url, body, headers: key === undefined ? {} : { "idempotency-key": key } });
  const genre = (name: string) => ({ name, code: "poetry" });
  const count = async (name: string) => (await call({ url: `/api/genres?q=${name}` })).json<{ total: number }>().total;
  const audit = async (query: string) =>
    (await call({ url: `/api/audit?${query}` })).json<{ data: readonly Entry[]; total: number }>();

  test("case 60, case 61: a POST repeated with its Idempotency-Key gets the first response, and one row is created", async () => {
    const first = await post("/api/genres", genre("Repetida"), "key-1");
    const again = await post("/api/genres", genre("Repetida"), "key-1");
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers["etag"]).toBe(first.headers["etag"]);
    expect([first.headers["idempotency-replayed"], again.headers["idempotency-replayed"]]).toEqual([undefined, "true"]);
    expect(await count("Repetida")).toBe(1);
  });

  test("case 62: a reused Idempotency-Key with another body or path is 422 and writes nothing", async () => {
    await post("/api/genres", genre("Primeira"), "key-2");
    for (const [url, body] of [
      ["/api/genres", genre("Segunda")],
      ["/api/books", genre("Primeira")],
    ] as const) {
      const answer = await post(url, body, "key-2");
      expect(answer.statusCode).toBe(422);
    }
    const reused = await post("/api/genres", genre("Segunda"), "key-2");
    expect(reused.json<Problem>().details).toMatchObject([{ code: "idempotencyKeyReused" }]);
    expect(await count("Segunda")).toBe(0);
  });

  test("case 60: ten concurrent POSTs with one Idempotency-Key create one row and get the same response", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post("/api/genres", genre("Junta"), "key-3")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count("Junta")).toBe(1);
  });

  test("a rejected POST leaves its Idempotency-Key unused", async () => {
    expect((await post("/api/genres", { name: "" }, "key-4")).statusCode).toBe(422);
    const taken = (await call({ url: "/api/tickets?pageSize=1" })).json<{ data: { code: string }[] }>().data[0]?.code;
    expect((await post("/api/tickets", { code: taken, value: 1 }, "key-4")).statusCode).toBe(422);
    expect((await post("/api/tickets", { code: "LIVRE-4", value: 1 }, "key-4")).statusCode).toBe(201);
  });

  test("an Idempotency-Key expires after a day", async () => {
    await post("/api/genres", genre("Ontem"), "key-5");
    await backend.context.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'key-5'`,
    );
    expect((await post("/api/genres", genre("Hoje"), "key-5")).statusCode).toBe(201);
    expect(await count("Hoje")).toBe(1);
  });

  test("stored responses are encrypted: a token in one is not readable in the database", async () => {
    const { id } = (await call({ url: "/api/members/all?pageSize=1" })).json<{ data: { id: string }[] }>().data[0] ?? {
      id: "",
    };
    const url = `/api/cards/${id}/renew`;
    const first = (await post(url, undefined, "key-6")).json<{ cardToken: string }>();
    expect((await post(url, undefined, "key-6")).json()).toEqual(first);
    const kept = await readRows<{ answer: string }>(
      backend.context.db,
      sql`select answer from idempotency_keys where key = 'key-6'`,
    );
    expect(kept[0]?.answer).not.toContain(first.cardToken);
  });

  test.each(["", "with a space", "x".repeat(256), "ção"])("the Idempotency-Key %j is rejected", async (key) => {
    expect((await post("/api/genres", genre("Nenhuma"), key)).statusCode).toBe(400);
  });

  test("case 106: in strict mode a PUT or DELETE without If-Match is 428, and `*` matches any version", async () => {
    const created = await post("/api/genres", genre("Estrita"));
    const url = `/api/genres/${created.json<{ id: string }>().id}`;
    expect((await call({ method: "PUT", url, body: genre("Outra") })).statusCode).toBe(428);
    expect((await call({ method: "DELETE", url })).statusCode).toBe(428);
    const headers = { "if-match": String(created.headers["etag"]) };
    expect((await call({ method: "PUT", url, body: genre("Outra"), headers })).statusCode).toBe(200);
    expect((await call({ method: "DELETE", url, headers: { "if-match": "*" } })).statusCode).toBe(204);
  });

  test("case 202: create, update and delete are audited with user, time, record and request id", async () => {
    const created = await post("/api/genres", genre("Auditada"));
    const { id } = created.json<{ id: string }>();
    const headers = { "if-match": "*" };
    await call({ method: "PUT", url: `/api/genres/${id}`, body: genre("Auditada 2"), headers });
    await call({ method: "DELETE", url: `/api/genres/${id}`, headers });
    const { data, total } = await audit(`recordId=${id}`);
    expect(total).toBe(3);
    expect(data.map(({ action, entity, title }) => `${action} ${entity} ${title}`)).toEqual([
      "delete genre Auditada 2",
      "update genre Auditada 2",
      "create genre Auditada",
    ]);
    expect(data[0]).toMatchObject({
      recordId: id,
      username: demoCredentials.username,
      at: expect.stringMatching(/Z$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await audit(`requestId=${data[0]?.requestId}`)).total).toBe(1);
  });

  test("case 202: sign-in, rejected sign-in, sign-out and a reused refresh token are audited, a replayed request is not", async () => {
    const pair = (await backend.signIn()).json<{ accessToken: string; refreshToken: string }>();
    await backend.signIn("stranger@example.com", "Segredo-Que-Nao-Sai");
    await backend.as(pair.accessToken, { method: "POST", url: "/api/logout" });
    expect((await audit("username=stranger@example.com")).data).toEqual([]);
    expect((await audit("action=signInFailed")).data).toMatchObject([{ username: expect.stringMatching(/^unknown:/) }]);
    const mine = await audit(`username=${demoCredentials.username}&action=signIn&action=signOut`);
    expect(mine.data.slice(0, 2).map(({ action }) => action)).toEqual(["signOut", "signIn"]);

    const old = (await backend.signIn()).json<{ refreshToken: string }>().refreshToken;
    const refresh = () => backend.call({ method: "POST", url: "/api/refresh-token", body: { refreshToken: old } });
    await refresh();
    await backend.context.db.execute(sql`update sessions set rotated_at = now() - interval '11 seconds'`);
    expect((await refresh()).statusCode).toBe(401);
    expect((await audit("action=refreshTokenReused")).total).toBe(1);
    expect((await call({ url: "/api/audit?pageSize=1000" })).body).not.toContain("Segredo-Que-Nao-Sai");
    expect((await audit("action=create&q=Repetida")).total).toBe(1);
  });

  test("the audit trail is filtered by days, and is read-only", async () => {
    const today = dayOfMoment(new Date(), "America/Sao_Paulo");
    expect((await audit(`at=${today}..${today}`)).total).toBeGreaterThan(0);
    expect((await audit("at=..2020-01-01")).total).toBe(0);
    expect((await call({ url: "/api/audit?at=yesterday" })).statusCode).toBe(400);
    expect((await call({ method: "DELETE", url: "/api/audit" })).statusCode).toBe(405);
    expect((await backend.call({ url: "/api/audit" })).statusCode).toBe(401);
  });
});
