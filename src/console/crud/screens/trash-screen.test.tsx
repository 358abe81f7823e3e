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
