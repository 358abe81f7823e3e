import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EntityRecord, Transport, TransportRequest } from "../../../contract/transport.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { ApiError } from "../../api/api-error.ts";
import { findFaults } from "../../testing/generated-tests/find-faults.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { TrashScreen } from "./trash-screen.tsx";
// Preload lazy chunks: their load time is not under test.
import "../jobs/job-progress.tsx";

const row: DeletedRow = {
  id: "d1",
  entity: "genre",
  recordId: "f1",
  title: "Poesia",
  deletedAt: "2026-11-26T12:00:00.000Z",
  keptUntil: "2026-12-26T12:00:00.000Z",
  username: "ana",
  record: { id: "f1", name: "Poesia", code: "poetry" },
};

/** A backend with one genre in its trash. `onRestore` returns its response to a restore. */
async function showTrash({ trash = 30, entity = "genre", record = {}, onRestore = async () => undefined }: Trash = {}) {
  const sent: string[] = [];
  let rows: readonly DeletedRow[] = [{ ...row, entity, record: { ...(row.record as object), ...record } }];
  const fake = new FakeBackend({ tables: {} });
  const backend = Object.assign(Object.create(fake) as Transport, {
    list: async () => ({ rows, total: rows.length }),
    send: async ({ method, path }: { readonly method: string; readonly path: string }) => {
      sent.push(`${method} ${path}`);
      await onRestore();
      rows = [];
      return {};
    },
  });
  const shown = await renderScreen({
    backend,
    route: "/trash/:entity",
    at: `/trash/${entity}`,
    element: <TrashScreen />,
    abilities: { trash },
  });
  return { ...shown, sent };
}

interface Trash {
  readonly trash?: number;
  readonly entity?: string;
  readonly record?: object;
  readonly onRestore?: () => Promise<unknown>;
}

test("lists deleted records with who deleted them, and restores one", async () => {
  const { user, sent } = await showTrash();
  await user.click(await screen.findByRole("button", { name: "Restaurar: Poesia" }));
  expect(await screen.findByText("Restaurado: Poesia")).toBeTruthy();
  expect(sent).toEqual(["POST /deleted-records/{id}/restore"]);
  expect(await screen.findByText("A lixeira está vazia")).toBeTruthy();
});

test("the trash of an unknown entity is not found", async () => {
  await showTrash({ entity: "genres" });
  expect(await screen.findByRole("heading", { name: "Página não encontrada" })).toBeTruthy();
});

test.each([
  ["shows the records that it refers to", [{ id: "f1", name: "Poesia" }], "Gêneros:Poesia"],
  ["shows no label for an empty list of references", [], null],
])("a deleted record %s", async (_, genres, text) => {
  await showTrash({ entity: "book", record: { name: "Livro", genres } });
  await screen.findByRole("button", { name: "Restaurar: Poesia" });
  expect(screen.queryByText("Gêneros:")?.parentElement?.textContent ?? null).toBe(text);
});

test("has no accessibility violations", async () => {
  await showTrash();
  expect(await screen.findByText(/por ana · até 26\/12\/2026/)).toBeTruthy();
  expect(await findFaults()).toEqual([]);
});

test("a taken value is named, and the record can be created as a copy", async () => {
  const details = [{ path: "name", code: "unique", params: {}, message: "taken" }] as const;
  const taken = new ApiError({ kind: "http", statusCode: 422, message: "Taken", details });
  const { user, router } = await showTrash({ onRestore: () => Promise.reject(taken) });
  await user.click(await screen.findByRole("button", { name: "Restaurar: Poesia" }));
  expect(await screen.findByText(/^Não foi possível restaurar Poesia: Nome: /)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Criar uma cópia" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/genres/create"));
  expect(router.state.location.state).toEqual({ copy: row.record });
});

interface Many {
  readonly refused?: readonly string[];
  /** The ability. */
  readonly jobs?: number;
  /** Whether the backend's jobs restore records. */
  readonly hasRestores?: boolean;
}

/** A trash with a number of genres, of which some cannot be restored. A page has 25. */
async function showMany(count: number, { refused = [], jobs = 0, hasRestores = true }: Many = {}) {
  const restored: string[] = [];
  const sizes: number[] = [];
  let rows = Array.from({ length: count }, (_, at): DeletedRow => {
    const id = `d${at}`;
    return { ...row, id, recordId: `f${at}`, title: `Gênero ${at}`, record: { id: `f${at}`, name: `Gênero ${at}` } };
  });
  const fake = new FakeBackend({ tables: { "/genres": [] } });
  fake.jobs.deleted = hasRestores ? rows.map(({ record }) => record as EntityRecord) : null;
  const backend = Object.assign(Object.create(fake) as Transport, {
    list: async (_: unknown, { page = 1, pageSize = 25 }: { readonly page?: number; readonly pageSize?: number }) => {
      sizes.push(pageSize);
      return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
    },
    load: <T,>(request: TransportRequest) => fake.load<T>(request),
    send: async (request: TransportRequest & { readonly params: { readonly id: string } }) => {
      const { path, params } = request;
      if (path.includes("/jobs")) {
        return await fake.send(request);
      }
      if (refused.includes(params.id)) {
        throw new ApiError({ kind: "http", statusCode: 409, message: "em uso" });
      }
      restored.push(params.id);
      rows = rows.filter(({ id }) => id !== params.id);
      return {};
    },
  });
  const element = <TrashScreen />;
  const abilities = { trash: 30, jobs };
  const shown = await renderScreen({ backend, route: "/trash/:entity", at: "/trash/genre", element, abilities });
  await screen.findByRole("checkbox", { name: "Selecionar Gênero 0" });
  return { ...shown, restored, sizes, fake };
}

test("restores the selected records, and no others", async () => {
  const { user, restored } = await showMany(4);
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Gênero 1" }));
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Gênero 3" }));
  await user.click(screen.getByRole("button", { name: "Restaurar: 2 gêneros" }));
  expect(await screen.findByText("Restaurado: 2 gêneros")).toBeTruthy();
  expect([...restored].sort()).toEqual(["d1", "d3"]);
});

test("selects and restores all records that match, also those of other pages", async () => {
  const { user, restored } = await showMany(30);
  await user.click(screen.getByRole("button", { name: "Selecionar tudo: 30 gêneros" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 30 gêneros" }));
  expect(await screen.findByText("Restaurado: 30 gêneros")).toBeTruthy();
  expect(restored).toHaveLength(30);
});

test("after the last record of a page was restored, the page before is shown", async () => {
  const { user } = await showMany(26);
  await user.click(screen.getByRole("button", { name: "Mais antigas" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: Gênero 25" }));
  expect(await screen.findByRole("button", { name: "Restaurar: Gênero 0" })).toBeTruthy();
});

test("records that could not be restored are counted with the reason, and stay selected", async () => {
  const { user, restored } = await showMany(3, { refused: ["d0", "d2"] });
  await user.click(screen.getByRole("button", { name: "Selecionar tudo: 3 gêneros" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 3 gêneros" }));
  expect(await screen.findByText(/^Não foi possível restaurar 2 gêneros: /)).toBeTruthy();
  expect(restored).toEqual(["d1"]);
  expect(await screen.findByRole("button", { name: "Restaurar: 2 gêneros" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Selecionar Gênero 2" }).checked).toBe(true);
});

test("many that match are restored by one job of the backend without loading them, except a row that is cleared", async () => {
  const { user, restored, sizes, fake } = await showMany(1_100, { jobs: 100_000 });
  await user.click(screen.getByRole("button", { name: "Selecionar tudo: 1.100 gêneros" }));
  await screen.findByText("1.100 gêneros selecionados");
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Gênero 3" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 1.099 gêneros" }));
  expect(await screen.findByText("Restaurado: 1.099 gêneros")).toBeTruthy();
  expect(fake.sent("POST").map(({ path, body }) => [path, body])).toEqual([
    ["/genres/jobs", { kind: "restore", expected: 1_099, except: ["f3"] }],
  ]);
  const { total } = await fake.list({ method: "GET", path: "/genres" });
  expect(total).toBe(1_099);
  expect([restored, Math.max(...sizes)]).toEqual([[], 25]);
});

test("many are loaded and restored by single calls if the jobs of the backend restore no records", async () => {
  const { user, restored } = await showMany(1_001, { jobs: 100_000, hasRestores: false });
  await user.click(screen.getByRole("button", { name: "Selecionar tudo: 1.001 gêneros" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 1.001 gêneros" }));
  const checkbox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Selecionar Gênero 0" });
  await waitFor(() => expect(checkbox().checked).toBe(true));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 1.001 gêneros" }));
  await waitFor(() => expect(restored.length).toBeGreaterThan(0));
});

test("deletes a record for good after a confirmation", async () => {
  const { user, sent } = await showTrash();
  await user.click(await screen.findByRole("button", { name: "Excluir definitivamente: Poesia" }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Excluir definitivamente" }));
  expect(await screen.findByText("Excluído definitivamente: Poesia")).toBeTruthy();
  expect(sent).toEqual(["DELETE /deleted-records/{id}"]);
});

test("explains that there is no trash", async () => {
  await showTrash({ trash: 0 });
  expect(await screen.findByRole("heading", { name: "Sem lixeira" })).toBeTruthy();
});
