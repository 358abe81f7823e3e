import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../api/api-error.ts";
import { ShowScreen } from "../screens/show-screen.tsx";
import { book, genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Preload the lazy chunk of show pages, so that tests do not depend on its load time.
import "./history-section.tsx";

const entry = { entity: "book", recordId: "p1", title: "Livro Viajante", address: "::1", requestId: "r" };
const audit = [
  { ...entry, id: "1", at: "2026-11-01T12:00:00Z", action: "create", username: "bia@escola.example", after: book },
  {
    ...entry,
    id: "2",
    at: "2026-11-02T12:00:00Z",
    action: "update",
    username: "ana@escola.example",
    before: { shelfOrder: 7, status: "archived" },
    after: { shelfOrder: 1, status: "active" },
  },
];

type FakeTables = ConstructorParameters<typeof FakeBackend>[0]["tables"];

const GONE = new ApiError({ kind: "http", statusCode: 404, message: "Not found" });

/** Opens a record's page and its restore dialog. */
async function askToRestore({
  isDeletedBefore = false,
  tables = { "/books": [book], "/genres": genres, "/audit": audit } as FakeTables,
  element = <ShowScreen screens={bookScreens} />,
  list = "/books",
  id = "p1",
} = {}) {
  const backend = new FakeBackend({ tables });
  const [route, at] = [`${list}/show/:id`, `${list}/show/${id}`];
  const shown = await renderScreen({ backend, route, at, element, abilities: { audit: true } });
  const ask = await screen.findByRole("button", { name: /Restaurar a versão de 01/ }, { timeout: 30_000 });
  const remove = () => backend.send({ method: "DELETE", path: `${list}/{id}`, params: { id } });
  if (isDeletedBefore) {
    await remove();
  }
  await shown.user.click(ask);
  const dialog = within(await screen.findByRole("dialog"));
  return { ...shown, backend, dialog, remove };
}

describe("the dialog that restores a version", () => {
  test("restores once even if its button is clicked repeatedly", async () => {
    const { backend, dialog } = await askToRestore();
    const restore = await dialog.findByRole("button", { name: "Restaurar" });
    fireEvent.click(restore);
    fireEvent.click(restore);
    await screen.findByText(/restaurada/);
    expect(backend.sent("PUT")).toHaveLength(1);
  });

  test.each([
    [new ApiError({ kind: "http", statusCode: 403, message: "No" }), /Não foi possível salvar.*permissão/],
    [new ApiError({ kind: "http", statusCode: 500, message: "No" }), /Não foi possível salvar.*Erro interno/],
    [new ApiError({ kind: "network", message: "Lost" }), /O servidor não confirmou se salvou/],
  ])("stays open and shows the outcome: %s", async (error, told) => {
    const { user, backend, dialog } = await askToRestore();
    const restore = await dialog.findByRole("button", { name: "Restaurar" });
    backend.failNext(error);
    await user.click(restore);
    expect((await dialog.findByRole("alert")).textContent).toMatch(told);
    const look = dialog.queryByRole("link", { name: "Conferir" });
    expect(look?.getAttribute("href")).toBe(error.kind === "network" ? "/books/show/p1" : undefined);
    await user.click(restore);
    await screen.findByText(/restaurada/);
  });

  test("skips read-only fields and lists them", async () => {
    const of = { ...entry, entity: "member", recordId: "a1", title: "ana", username: "bia" };
    const change = { before: { headReader: true, status: "blocked" }, after: { headReader: false, status: "active" } };
    const rows = [
      { ...of, id: "1", at: "2026-11-01T12:00:00Z", action: "create", after: member },
      { ...of, id: "2", at: "2026-11-02T12:00:00Z", action: "update", ...change },
    ];
    const tables = { "/members": [member], "/books": [book], "/audit": rows };
    const element = <ShowScreen screens={memberScreens} />;
    const { user, backend, dialog } = await askToRestore({ tables, element, list: "/members", id: "a1" });
    await dialog.findByText("Não podem ser alterados aqui e ficam como estão: Leitor-chefe.");
    expect(dialog.queryByRole("row", { name: /Leitor-chefe/ })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Restaurar" }));
    await screen.findByText(/restaurada/);
    expect(backend.sent("PUT")).toMatchObject([{ body: { status: "blocked", headReader: false } }]);
  });

  test("shows which old value the backend rejects", async () => {
    const { user, backend, dialog } = await askToRestore();
    const details = [{ path: "status", code: "enum", params: {}, message: "No" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "No", details }));
    await user.click(await dialog.findByRole("button", { name: "Restaurar" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/^Não foi possível salvar: Status: /);
  });

  test("reports that its record cannot be loaded", async () => {
    const { user, backend, dialog } = await askToRestore();
    await user.click(await dialog.findByRole("button", { name: "Cancelar" }));
    backend.failNext(new ApiError({ kind: "http", statusCode: 500, message: "No" }));
    await user.click(screen.getByRole("button", { name: /Restaurar a versão de 01/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("Erro interno");
  });

  test.each([true, false])(
    "recreates a deleted record with the old values (before it opened: %s)",
    async (isBefore) => {
      const { user, backend, dialog, remove, arrivesAt } = await askToRestore({ isDeletedBefore: isBefore });
      if (!isBefore) {
        const restore = await dialog.findByRole("button", { name: "Restaurar" });
        await remove();
        backend.failNext(GONE);
        await user.click(restore);
      }
      const gone = within(await screen.findByRole("dialog", { name: "Este registro foi excluído" }));
      expect(gone.getByText(/Você pode criá-lo de novo com os valores de 01\/11\/2026/)).toBeTruthy();
      const create = gone.getByRole("button", { name: "Criar de novo" });
      fireEvent.click(create);
      fireEvent.click(create);
      await arrivesAt("/books/show/made");
      expect(backend.sent("POST").map(({ body }) => body)).toMatchObject([
        { name: book.name, shelfOrder: 7, status: "archived" },
      ]);
    },
  );

  test("reports that recreating failed or has an unknown outcome", async () => {
    const { user, backend } = await askToRestore({ isDeletedBefore: true });
    const gone = within(await screen.findByRole("dialog", { name: "Este registro foi excluído" }));
    backend.failNext(new ApiError({ kind: "timeout", message: "Late" }));
    await user.click(gone.getByRole("button", { name: "Criar de novo" }));
    expect((await gone.findByRole("alert")).textContent).toContain("não confirmou se salvou");
    expect(gone.getByRole("link", { name: "Conferir" }).getAttribute("href")).toBe("/books");
  });
});
