import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { ShowScreen } from "../screens/show-screen.tsx";
import { book, genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const membersOf = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => ({
    ...member,
    id: `a${index}`,
    username: `a${index}@escola.example`,
  }));

const backendWith = (howMany: number, change: object = {}) =>
  new FakeBackend({
    tables: { "/books": [{ ...book, ...change }], "/genres": genres, "/members/all": membersOf(howMany) },
  });

async function askToDelete(
  backend: FakeBackend,
  language: string = "pt-BR",
  abilities: Partial<BackendAbilities> = {},
) {
  const element = <ListScreen screens={bookScreens} />;
  const { user } = await renderScreen({ backend, route: "/books", at: "/books", element, language, abilities });
  await user.click(await screen.findByRole("button", { name: /Livro Viajante/ }));
  await user.click(screen.getByRole("menuitem", { name: language === "pt-BR" ? "Excluir" : "Delete" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
}

describe("the delete dialog", () => {
  test.each([
    ["pt-BR", "3 pessoas", "usam “Livro Viajante”", "Excluir livro"],
    ["en-US", "3 members", "use “Livro Viajante”", "Delete book"],
  ] as const)("links to the referring records and disables deletion, in %s", async (...row) => {
    const [language, count, use, verb] = row;
    const { dialog } = await askToDelete(backendWith(3), language);
    const link = await dialog.findByRole("link", { name: count });
    expect(link.getAttribute("href")).toBe("/members?bookId=p1");
    expect(link.parentElement?.textContent).toContain(use);
    expect(dialog.getByRole("button", { name: verb })).toHaveProperty("disabled", true);
  });

  test("counts references if the backend sends unpaged lists with expanded relations", async () => {
    const users = membersOf(3).map(({ bookId: _, ...rest }) => ({ ...rest, book: { id: book.id, name: book.name } }));
    const backend = new FakeBackend({
      shape: "bare",
      tables: { "/books": [book], "/genres": genres, "/members/all": users },
    });
    const { dialog } = await askToDelete(backend);
    expect(await dialog.findByRole("link", { name: "3 pessoas" })).toBeTruthy();
  });

  test("requests a single row to count references if the backend supports pages and filters", async () => {
    const backend = backendWith(3);
    const { dialog } = await askToDelete(backend, "pt-BR", { paging: "pages" });
    await dialog.findByRole("link", { name: "3 pessoas" });
    const counted = backend.calls.find((call) => call.path === "/members/all");
    expect(counted?.query).toEqual({ page: 1, pageSize: 1, filters: { bookId: "p1" } });
  });

  test("allows deletion if the backend cannot count references", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend, "pt-BR", { paging: "pages", filters: [] });
    expect(await dialog.findByText("Não foi possível verificar se está em uso.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await waitFor(() => expect(backend.sent("DELETE")).toHaveLength(1));
  });

  test("suggests archiving the record instead", async () => {
    const backend = backendWith(1);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText(/usa “Livro Viajante”/);
    expect(dialog.getByText(/Use “Arquivar livro”: quem já usa continua usando\.$/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Arquivar livro" }));
    await screen.findByText("Livro arquivado");
    expect(backend.sent("PUT")[0]).toMatchObject({ id: "p1", body: { ...book, status: "archived" }, etag: '"1"' });
    expect(backend.sent("DELETE")).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("archiving lists the referring records, which are kept", async () => {
    const backend = backendWith(2);
    const element = <ListScreen screens={bookScreens} />;
    const { user } = await renderScreen({ backend, route: "/books", at: "/books", element });
    await user.click(await screen.findByRole("button", { name: /Livro Viajante/ }));
    await user.click(screen.getByRole("menuitem", { name: "Arquivar livro" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Arquivar livro" }));
    expect((await dialog.findByRole("link", { name: "2 pessoas" })).getAttribute("href")).toBe("/members?bookId=p1");
    expect(dialog.getByText(/Quem já usa continua usando/)).toBeTruthy();
    expect(backend.sent("PUT")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Arquivar livro" }));
    await screen.findByText("Livro arquivado");
    expect(backend.sent("PUT")[0]?.body).toMatchObject({ status: "archived" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("deletes a record without incoming references", async () => {
    const backend = backendWith(0, { status: "archived" });
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    expect(dialog.queryByRole("button", { name: "Arquivar livro" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText("Livro excluído");
    expect(backend.sent("DELETE")).toHaveLength(1);
  });

  const refusal = (statusCode: number) => new ApiError({ kind: "http", statusCode, message: "No" });

  test("succeeds if the record is already deleted, and removes it from the list", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    await backend.send({ method: "DELETE", path: "/books/{id}", params: { id: "p1" } });
    backend.failNext(refusal(404));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText("Livro excluído");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Livro Viajante" })).toBeNull());
  });

  test("after a lost response, a missing record counts as deleted", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    await backend.send({ method: "DELETE", path: "/books/{id}", params: { id: "p1" } });
    backend.failNext(refusal(504));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText("Livro excluído");
  });

  test.each([
    [404, /^Não foi possível excluir: O endereço não existe/],
    [504, /^Excluir livro: O servidor não confirmou a operação/],
  ])("does not report success if the record still exists after a %d", async (status, words) => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    backend.failNext(refusal(status));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText(words);
    await screen.findByRole("link", { name: "Livro Viajante" });
  });

  test("lists references that were added after the dialog opened", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    const details = [{ path: "", code: "inUse", params: { entity: "member", count: 3 }, message: "In use" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 409, message: "In use", details }));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText(/3 pessoas usam este registro/);
    await screen.findByRole("link", { name: "Livro Viajante" });
  });
});

test("archiving from a row's menu sends one request", async () => {
  const backend = backendWith(0);
  const element = <ListScreen screens={bookScreens} />;
  const { user } = await renderScreen({ backend, route: "/books", at: "/books", element });
  await user.click(await screen.findByRole("button", { name: "Ações de Livro Viajante" }));
  await user.click(screen.getByRole("menuitem", { name: "Arquivar livro" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Arquivar livro" }));
  await screen.findByText("Livro arquivado");
  await screen.findByText("Arquivado");
  await user.click(screen.getByRole("button", { name: "Ações de Livro Viajante" }));
  expect(screen.queryByRole("menuitem", { name: "Arquivar livro" })).toBeNull();
});

test("a show page counts the referring records and links to the filtered list", async () => {
  const element = <ShowScreen screens={bookScreens} />;
  const backend = backendWith(3);
  await renderScreen({ backend, route: "/books/show/:id", at: "/books/show/p1", element });
  const section = within(await screen.findByRole("region", { name: "Pessoas" }));
  const link = await section.findByRole("link", { name: "3 pessoas" });
  expect(link.getAttribute("href")).toBe("/members?bookId=p1");
});
