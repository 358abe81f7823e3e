import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Transport } from "../../../contract/transport.ts";
import type { DeletedRow } from "../../../contract/trash.ts";
import { ApiError } from "../../api/api-error.ts";
import { findFaults } from "../../testing/generated-tests/find-faults.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { TrashScreen } from "./trash-screen.tsx";

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
async function showTrash({ trash = 30, onRestore = async () => undefined }: Trash = {}) {
  const sent: string[] = [];
  let rows: readonly DeletedRow[] = [row];
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
    at: "/trash/genre",
    element: <TrashScreen />,
    abilities: { trash },
  });
  return { ...shown, sent };
}

interface Trash {
  readonly trash?: number;
  readonly onRestore?: () => Promise<unknown>;
}

test("lists deleted records with who deleted them, and restores one", async () => {
  const { user, sent } = await showTrash();
  await user.click(await screen.findByRole("button", { name: "Restaurar: Poesia" }));
  expect(await screen.findByText("Restaurado: Poesia")).toBeTruthy();
  expect(sent).toEqual(["POST /deleted-records/{id}/restore"]);
  expect(await screen.findByText("A lixeira está vazia")).toBeTruthy();
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

/** A trash with a number of genres, of which some cannot be restored. A page has 25. */
async function showMany(count: number, refused: readonly string[] = []) {
  const restored: string[] = [];
  let rows = Array.from({ length: count }, (_, at): DeletedRow => {
    const id = `d${at}`;
    return { ...row, id, recordId: `f${at}`, title: `Gênero ${at}`, record: { id: `f${at}`, name: `Gênero ${at}` } };
  });
  const fake = new FakeBackend({ tables: {} });
  const backend = Object.assign(Object.create(fake) as Transport, {
    list: async (_: unknown, { page = 1, pageSize = 25 }: { readonly page?: number; readonly pageSize?: number }) => ({
      rows: rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
    }),
    send: async ({ params }: { readonly params: { readonly id: string } }) => {
      if (refused.includes(params.id)) {
        throw new ApiError({ kind: "http", statusCode: 409, message: "em uso" });
      }
      restored.push(params.id);
      rows = rows.filter(({ id }) => id !== params.id);
      return {};
    },
  });
  const element = <TrashScreen />;
  const abilities = { trash: 30 };
  const shown = await renderScreen({ backend, route: "/trash/:entity", at: "/trash/genre", element, abilities });
  await screen.findByRole("checkbox", { name: "Selecionar Gênero 0" });
  return { ...shown, restored };
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

test("records that could not be restored are counted with the reason, and stay selected", async () => {
  const { user, restored } = await showMany(3, ["d0", "d2"]);
  await user.click(screen.getByRole("button", { name: "Selecionar tudo: 3 gêneros" }));
  await user.click(await screen.findByRole("button", { name: "Restaurar: 3 gêneros" }));
  expect(await screen.findByText(/^Não foi possível restaurar 2 gêneros: /)).toBeTruthy();
  expect(restored).toEqual(["d1"]);
  expect(await screen.findByRole("button", { name: "Restaurar: 2 gêneros" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Selecionar Gênero 2" }).checked).toBe(true);
});

test("deletes a record for good after a confirmation", async () => {
  const { user, sent } = await showTrash();
  await user.click(await screen.findByRole("button", { name: "Excluir definitivamente: Poesia" }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Excluir definitivamente" }));
  expect(await screen.findByText("Excluído definitivamente: Poesia")).toBeTruthy();
  expect(sent).toEqual(["DELETE /deleted-records/{id}"]);
});

test("says that there is no trash", async () => {
  await showTrash({ trash: 0 });
  expect(await screen.findByRole("heading", { name: "Sem lixeira" })).toBeTruthy();
});
