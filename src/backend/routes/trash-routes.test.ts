import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { AuditRow } from "../../contract/audit.ts";
import type { Problem } from "../../contract/problem.ts";
import type { DeletedRow } from "../../contract/trash.ts";
import { readRows } from "../database/database.ts";
import { createFactorUsers } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";

const DAY_MS = 86_400_000;

interface Listed {
  readonly data: readonly DeletedRow[];
  readonly total: number;
}

describeOnDatabases("the trash, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  let reader = "";

  const as = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    call({ method, url: `/api${url}`, ...(body === undefined ? {} : { body }) });
  const create = async (url: string, body: object) => (await as("POST", url, body)).json<{ id: string }>();
  const list = async (query: string) => (await as("GET", `/deleted-records?${query}`)).json<Listed>();
  const inTrash = async (id: string) => (await list("pageSize=100")).data.find(({ recordId }) => recordId === id);
  const discard = async (url: string, id: string) => {
    expect((await as("DELETE", `${url}/${id}`)).statusCode).toBe(204);
    const row = await inTrash(id);
    if (row === undefined) {
      throw new RangeError("The record is not in the trash");
    }
    return row;
  };
  const restore = (row: DeletedRow) => as("POST", `/deleted-records/${row.id}/restore`);

  beforeAll(async () => {
    reader = await createFactorUsers(backend).join(backend.admin, "leo@example.com", "reader");
  });

  test("a record is restored with its id, its version, its lists of rows and its links", async () => {
    const genre = await create("/genres", { name: "Restaurada", code: "poetry" });
    const copies = ["Semanal", "Mensal"].map((name) => ({
      name,
      status: "active",
      interval: "weekly",
      price: 49.9,
      currency: "USD",
    }));
    const book = await create("/books", { name: "Volta", genres: [genre.id], bookCopies: copies });
    const before = await as("GET", `/books/${book.id}`);
    expect(before.json()).toMatchObject({ genres: [genre.id], bookCopies: copies });
    const row = await discard("/books", book.id);
    expect((await as("GET", `/books/${book.id}`)).statusCode).toBe(404);
    const restored = await restore(row);
    expect([restored.statusCode, restored.json()]).toEqual([200, { id: book.id }]);
    const after = await as("GET", `/books/${book.id}`);
    expect(after.json()).toEqual(before.json());
    expect(after.headers["etag"]).toBe(before.headers["etag"]);
    expect(await inTrash(book.id)).toBeUndefined();
    expect((await restore(row)).statusCode).toBe(404);
  });

  test("the list has user, title and end of the retention of each record, and is searched by title", async () => {
    const { id } = await create("/genres", { name: "Sumida de vista", code: "poetry" });
    const row = await discard("/genres", id);
    expect(row).toMatchObject({ entity: "genre", recordId: id, title: "Sumida de vista", record: { code: "poetry" } });
    expect(row.username).toBeDefined();
    expect(Date.parse(row.keptUntil) - Date.parse(row.deletedAt)).toBe(30 * DAY_MS);
    expect(row).not.toHaveProperty("content");
    expect((await list("entity=genre&q=sumida")).data.map(({ recordId }) => recordId)).toEqual([id]);
    expect((await list("entity=genre&q=nenhuma")).total).toBe(0);
    expect((await list("entity=book&q=sumida")).total).toBe(0);
    expect((await as("GET", "/deleted-records?entity=unknown")).statusCode).toBe(404);
  });

  test("records that a batch call deletes are in the trash too", async () => {
    const made = [
      await create("/tickets", { code: "LOTE-1", value: 1 }),
      await create("/tickets", { code: "LOTE-2", value: 1 }),
    ];
    const rows = made.map(({ id }, index) => ({ row: index + 1, operation: "delete", id }));
    expect((await as("POST", "/tickets/batch", { rows })).statusCode).toBe(200);
    const { data } = await list("entity=ticket&q=LOTE-");
    expect(data.map(({ title }) => title).toSorted()).toEqual(["LOTE-1", "LOTE-2"]);
    expect(data[0]?.username).toBeDefined();
    expect((await Promise.all(data.map(restore))).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test("a unique value that was taken since is a problem of its field, and the record stays in the trash", async () => {
    const { id } = await create("/tickets", { code: "LIXO-1", value: 1 });
    const row = await discard("/tickets", id);
    await create("/tickets", { code: "LIXO-1", value: 2 });
    const refused = await restore(row);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Problem>().details).toMatchObject([{ path: "code", code: "unique" }]);
    expect(await inTrash(id)).toBeDefined();
  });

  test("a reference that was deleted since is a problem of its field", async () => {
    const genre = await create("/genres", { name: "Passageira", code: "poetry" });
    const book = await create("/books", { name: "Sem gênero", genres: [genre.id] });
    const row = await discard("/books", book.id);
    const gone = await discard("/genres", genre.id);
    const refused = await restore(row);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Problem>().details).toMatchObject([{ path: "genres[0]", code: "notFound" }]);
    expect((await restore(gone)).statusCode).toBe(200);
    expect((await restore(row)).statusCode).toBe(200);
  });

  test("a record is deleted for good, and both ends are audited", async () => {
    const { id } = await create("/genres", { name: "Auditada", code: "poetry" });
    await restore(await discard("/genres", id));
    const row = await discard("/genres", id);
    expect((await as("DELETE", `/deleted-records/${row.id}`)).statusCode).toBe(204);
    expect(await inTrash(id)).toBeUndefined();
    expect((await as("DELETE", `/deleted-records/${row.id}`)).statusCode).toBe(404);
    const audit = (await as("GET", `/audit?recordId=${id}`)).json<{ data: readonly AuditRow[] }>().data;
    expect(audit.map(({ action, entity, title }) => `${action} ${entity} ${title}`)).toEqual(
      ["deleteForGood", "delete", "restore", "delete", "create"].map((action) => `${action} genre Auditada`),
    );
  });

  test("who may not delete records may neither see, restore nor delete deleted ones", async () => {
    const { id } = await create("/genres", { name: "Proibida", code: "poetry" });
    const row = await discard("/genres", id);
    const url = `/api/deleted-records/${row.id}`;
    expect((await backend.as(reader, { url: "/api/deleted-records?entity=genre" })).statusCode).toBe(403);
    expect((await backend.as(reader, { url: "/api/deleted-records" })).json<Listed>().total).toBe(0);
    expect((await backend.as(reader, { method: "POST", url: `${url}/restore` })).statusCode).toBe(403);
    expect((await backend.as(reader, { method: "DELETE", url })).statusCode).toBe(403);
    expect((await backend.call({ url: "/api/deleted-records" })).statusCode).toBe(401);
    expect(await inTrash(id)).toBeDefined();
  });

  test("secrets are restored, but never sent", async () => {
    const body = { username: "volta@example.com", email: "volta@example.com", password: "Uma-Senha-9" };
    const { id } = await create("/members", body);
    const secret = async () => await readRows(backend.context.db, sql`select password from members where id = ${id}`);
    const before = await secret();
    const row = await discard("/members", id);
    expect(JSON.stringify(row)).not.toContain("argon2");
    expect((await restore(row)).statusCode).toBe(200);
    expect(await secret()).toEqual(before);
  });

  test("a rejected deletion adds no entry to the trash", async () => {
    const genre = await create("/genres", { name: "Em uso", code: "poetry" });
    await create("/books", { name: "Usa", genres: [genre.id] });
    expect((await as("DELETE", `/genres/${genre.id}`)).statusCode).toBe(409);
    expect(await inTrash(genre.id)).toBeUndefined();
  });

  test("the calls are in the OpenAPI document, and the configuration states the days", async () => {
    const { paths } = (await backend.call({ url: "/openapi.json" })).json<{ paths: object }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([expect.stringMatching(/deleted-records$/), expect.stringMatching(/restore$/)]),
    );
    const config = (await backend.call({ url: "/config.json" })).json();
    expect(config.backends.main.abilities.trash).toBe(30);
  });
});

describeOnDatabases("without a trash, on the %s database", (kind) => {
  test("a deletion is final, and the calls do not exist", async () => {
    const backend = await startTestBackend(kind, { trashDays: 0 });
    const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
    const body = { name: "Final", code: "poetry" };
    const made = await backend.as(accessToken, { method: "POST", url: "/api/genres", body });
    const { id } = made.json<{ id: string }>();
    expect((await backend.as(accessToken, { method: "DELETE", url: `/api/genres/${id}` })).statusCode).toBe(204);
    const kept = await readRows(backend.context.db, sql`select 1 from entity_console_deleted_records`);
    const listed = await backend.as(accessToken, { url: "/api/deleted-records" });
    expect([kept, listed.statusCode]).toEqual([[], 404]);
    const config = (await backend.call({ url: "/config.json" })).json();
    expect(config.backends.main.abilities.trash).toBe(0);
    await backend.close();
  });
});
