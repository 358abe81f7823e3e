import { beforeAll, expect, test } from "vitest";
import type { AuditRow } from "../../contract/audit.ts";
import { MAX_NOTE_LENGTH, type NoteRow } from "../../contract/notes.ts";
import { createFactorUsers } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

describeOnDatabases("notes on records, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const { join } = createFactorUsers(backend);
  let [colleague, reader] = ["", ""];
  let recordId = "";

  const add = (token: string, body: object) =>
    backend.as(token, { method: "POST", url: "/api/record-notes", body: { entity: "genre", recordId, ...body } });
  const added = async (token: string, text: string) => (await add(token, { text })).json<NoteRow>();
  const change = (token: string, { id }: NoteRow, text: string) =>
    backend.as(token, { method: "PUT", url: `/api/record-notes/${id}`, body: { text } });
  const remove = (token: string, { id }: NoteRow) =>
    backend.as(token, { method: "DELETE", url: `/api/record-notes/${id}` });
  const list = async (query: string, token = backend.admin) =>
    (await backend.as(token, { url: `/api/record-notes?${query}` })).json<{ data: readonly NoteRow[] }>().data;

  beforeAll(async () => {
    colleague = await join(backend.admin, "bia@example.com");
    reader = await join(backend.admin, "leo@example.com", "reader");
    const body = { name: "Barroco", code: "poetry" };
    const made = await call({ method: "POST", url: "/api/genres", body });
    recordId = made.json<{ id: string }>().id;
  });

  test("a note has its author, its time and its text with line breaks, and readers may read it", async () => {
    const note = await added(colleague, "Ligou hoje.\r\nhttps://example.com/1\n ");
    expect(note).toMatchObject({ author: "bia", username: "bia@example.com", title: "Barroco", mayEdit: true });
    expect(note.text).toBe("Ligou hoje.\nhttps://example.com/1");
    expect(Date.now() - Date.parse(note.createdAt)).toBeLessThan(600_000);
    const [first] = await list(`entity=genre&recordId=${recordId}`, reader);
    expect(first).toEqual({ ...note, mayEdit: false, mayDelete: false });
  });

  test("the author changes the text, which is marked; others may not", async () => {
    const note = await added(colleague, "Antes");
    expect((await change(backend.admin, note, "De outra")).statusCode).toBe(403);
    expect((await change(colleague, note, "Antes")).json()).not.toHaveProperty("editedAt");
    const changed = (await change(colleague, note, "Depois")).json<NoteRow>();
    expect(changed).toMatchObject({ id: note.id, text: "Depois", createdAt: note.createdAt });
    expect(Date.parse(changed.editedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(note.createdAt));
  });

  test("the author and administrators delete a note; a reader may neither write nor delete", async () => {
    const [own, other] = [await added(backend.admin, "Minha"), await added(colleague, "Da Bia")];
    expect((await add(reader, { text: "Lida" })).statusCode).toBe(403);
    expect((await remove(reader, other)).statusCode).toBe(403);
    expect((await remove(backend.admin, other)).statusCode).toBe(204);
    expect((await remove(backend.admin, own)).statusCode).toBe(204);
    expect((await remove(backend.admin, own)).statusCode).toBe(404);
  });

  test("a blank or too long text, an unknown record and an unknown entity are rejected", async () => {
    const none = "00000000-0000-4000-8000-000000000000";
    const statuses = await Promise.all(
      [
        { text: " \n " },
        { text: "x".repeat(MAX_NOTE_LENGTH + 1) },
        { text: "a\0b" },
        { text: "ok", recordId: none },
        { text: "ok", entity: "nothing" },
        { text: "ok", entity: "constructor" },
      ].map(async (body) => (await add(backend.admin, body)).statusCode),
    );
    expect(statuses).toEqual([422, 422, 422, 404, 404, 404]);
    expect((await call({ url: "/api/record-notes?entity=nothing" })).statusCode).toBe(404);
  });

  test("search finds a word of any note, ignoring case and accents, with the record's title", async () => {
    await added(colleague, "Pediu um ORÇAMENTO novo");
    expect(await list("q=orcamento", reader)).toMatchObject([{ entity: "genre", recordId, title: "Barroco" }]);
    expect(await list("q=inexistente")).toEqual([]);
  });

  test("the audit states who wrote a note on which record, without its text", async () => {
    const note = await added(backend.admin, "Segredo do cliente");
    await change(backend.admin, note, "Outro segredo");
    await remove(backend.admin, note);
    const trail = await call({ url: `/api/audit?entity=genre&recordId=${recordId}` });
    const rows = trail.json<{ data: readonly AuditRow[] }>().data.slice(0, 3);
    expect(rows.map(({ action, title }) => [action, title])).toEqual([
      ["deleteNote", "Barroco"],
      ["editNote", "Barroco"],
      ["addNote", "Barroco"],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/segredo/i);
  });

  test("notes of a deleted record stay, without a title", async () => {
    const body = { name: "Efêmero", code: "poetry" };
    const { id } = (await call({ method: "POST", url: "/api/genres", body })).json<{ id: string }>();
    await add(backend.admin, { recordId: id, text: "Fica" });
    await call({ method: "DELETE", url: `/api/genres/${id}` });
    const [note] = await list(`entity=genre&recordId=${id}`);
    expect(note).toMatchObject({ text: "Fica" });
    expect(note).not.toHaveProperty("title");
  });
});
