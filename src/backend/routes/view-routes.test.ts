import { beforeAll, beforeEach, expect, test } from "vitest";
import { type ListView, VIEW_LIMITS } from "../../contract/list-views.ts";
import type { OpenEditors } from "../../contract/presence.ts";
import { listViews, openEditors } from "../database/team-tables.ts";
import { createFactorUsers } from "../testing/factor-users.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

const content = { list: "book", name: "Arquivados", search: "status=archived", note: "" };
const privateView = { ...content, isShared: false, isTeamDefault: false };

describeOnDatabases("what staff users share, on the %s database", (kind) => {
  const { backend } = openBackend(kind);
  const { join } = createFactorUsers(backend);
  let [colleague, reader] = ["", ""];

  const add = (token: string, body: object = {}) =>
    backend.as(token, { method: "POST", url: "/api/list-views", body: { ...privateView, ...body } });
  const added = async (token: string, body: object = {}) => (await add(token, body)).json<ListView>();
  const change = (token: string, view: ListView, changes: Partial<ListView>) => {
    const { name, search, note, isShared, isTeamDefault } = { ...view, ...changes };
    const body = { name, search, note, isShared, isTeamDefault };
    return backend.as(token, { method: "PUT", url: `/api/list-views/${view.id}`, body });
  };
  const remove = (token: string, { id }: ListView) =>
    backend.as(token, { method: "DELETE", url: `/api/list-views/${id}` });
  const choose = (token: string, { id }: ListView, isDefault: boolean) =>
    backend.as(token, { method: "PUT", url: `/api/list-views/${id}/default`, body: { isDefault } });
  const list = async (token: string) =>
    (await backend.as(token, { url: "/api/list-views?list=book" })).json<{ data: readonly ListView[] }>().data;

  beforeAll(async () => {
    colleague = await join(backend.admin, "bia@example.com");
    reader = await join(backend.admin, "leo@example.com", "reader");
  });
  beforeEach(async () => {
    await backend.context.db.delete(listViews);
    await backend.context.db.delete(openEditors);
  });

  test("a private view is visible to its owner only, and a shared one to everyone", async () => {
    const [own, shared] = [await added(colleague), await added(colleague, { name: "Da equipe", isShared: true })];
    expect(own).toMatchObject({ owner: "bia", isOwn: true, mayEdit: true, isDefault: false });
    expect(await list(colleague)).toEqual([own, shared]);
    expect(await list(reader)).toEqual([{ ...shared, isOwn: false, mayEdit: false }]);
    expect((await change(backend.admin, own, { name: "X" })).statusCode).toBe(404);
    expect((await remove(backend.admin, own)).statusCode).toBe(404);
    expect((await choose(backend.admin, own, true)).statusCode).toBe(404);
  });

  test("only the owner and administrators change or delete a shared view", async () => {
    const view = await added(colleague, { isShared: true });
    expect((await change(reader, view, { name: "X" })).statusCode).toBe(403);
    expect((await remove(reader, view)).statusCode).toBe(403);
    expect((await change(backend.admin, view, { name: "Novo nome" })).json()).toMatchObject({
      name: "Novo nome",
      owner: "bia",
    });
    expect((await remove(backend.admin, view)).statusCode).toBe(204);
    expect(await list(colleague)).toEqual([]);
  });

  test("a reader has private views and shares none", async () => {
    const view = await added(reader);
    expect(view).toMatchObject({ isOwn: true });
    expect((await add(reader, { name: "B", isShared: true })).statusCode).toBe(403);
    expect((await change(reader, view, { isShared: true })).statusCode).toBe(403);
    expect((await change(reader, view, { isTeamDefault: true })).statusCode).toBe(403);
    expect((await change(reader, view, { name: "C" })).json()).toMatchObject({ name: "C" });
  });

  test("each user has one default view per list, and the team has one", async () => {
    const first = await added(backend.admin, { isShared: true, isTeamDefault: true });
    const second = await added(backend.admin, { name: "Outra", isShared: true, isTeamDefault: true });
    await choose(reader, first, true);
    await choose(reader, second, true);
    const flags = (views: readonly ListView[]) =>
      views.map(({ isDefault, isTeamDefault }) => [isDefault, isTeamDefault]);
    expect(flags(await list(reader))).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await choose(reader, second, false)).json()).toMatchObject({ isDefault: false });
    expect(flags(await list(backend.admin)).flat()).toEqual([false, false, false, true]);
  });

  test("a view that is private again is no default of others, nor of the team", async () => {
    const view = await added(backend.admin, { isShared: true, isTeamDefault: true });
    await choose(reader, view, true);
    await choose(backend.admin, view, true);
    await change(backend.admin, view, { isShared: false });
    expect(await list(backend.admin)).toMatchObject([{ isDefault: true, isTeamDefault: false }]);
    await change(backend.admin, view, { isShared: true, isTeamDefault: false });
    expect(await list(reader)).toMatchObject([{ isDefault: false, isTeamDefault: false }]);
  });

  test("a blank name, a taken name, a long search and an unknown list are rejected", async () => {
    await add(backend.admin);
    const bodies = [{ name: " " }, {}, { search: "x".repeat(VIEW_LIMITS.search + 1) }, { list: "nothing" }];
    const statuses = await Promise.all(bodies.map(async (body) => (await add(backend.admin, body)).statusCode));
    expect(statuses).toEqual([422, 422, 422, 404]);
    expect((await add(colleague)).statusCode).toBe(201);
  });

  const ids = [1, 2, 3].map((digit) => `0198aaaa-0000-4000-8000-00000000000${digit}`);
  const beat = async (token: string, page: number, recordId = "7") => {
    const url = `/api/open-editors/${ids[page]}`;
    const answer = await backend.as(token, { method: "PUT", url, body: { entity: "book", recordId } });
    return answer.json<OpenEditors>().others?.map(({ name }) => name) ?? answer.statusCode;
  };

  test("a heartbeat returns the names of others who edit the record, until they close it", async () => {
    expect(await beat(colleague, 0)).toEqual([]);
    expect(await beat(colleague, 1)).toEqual([]);
    expect(await beat(backend.admin, 2)).toEqual(["bia"]);
    expect(await beat(backend.admin, 2, "8")).toEqual([]);
    for (const page of [0, 1]) {
      await backend.as(colleague, { method: "DELETE", url: `/api/open-editors/${ids[page]}` });
    }
    expect(await beat(backend.admin, 2)).toEqual([]);
  });

  test("a page without a heartbeat for a minute counts as closed", async () => {
    await beat(colleague, 0);
    await backend.context.db.update(openEditors).set({ seenAt: new Date(Date.now() - 61_000) });
    expect(await beat(backend.admin, 2)).toEqual([]);
  });

  test("a user cannot close the page of another user", async () => {
    await beat(colleague, 0);
    await backend.as(reader, { method: "DELETE", url: `/api/open-editors/${ids[0]}` });
    expect(await beat(backend.admin, 2)).toEqual(["bia"]);
  });
});
