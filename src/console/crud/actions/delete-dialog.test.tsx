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

describe("the question before a deletion", () => {
  test.each([
    ["pt-BR", "3 pessoas", "usam “Livro Viajante”", "Excluir livro"],
    ["en-US", "3 members", "use “Livro Viajante”", "Delete book"],
  ] as const)("says who uses the record, with a link to them, and does not delete it, in %s", async (...row) => {
    const [language, count, use, verb] = row;
    const { dialog } = await askToDelete(backendWith(3), language);
    const link = await dialog.findByRole("link", { name: count });
    expect(link.getAttribute("href")).toBe("/members?bookId=p1");
    expect(link.parentElement?.textContent).toContain(use);
    expect(dialog.getByRole("button", { name: verb })).toHaveProperty("disabled", true);
  });

  test("counts who uses it over a backend of whole lists that answers the relation only as its record", async () => {
    const users = membersOf(3).map(({ bookId: _, ...rest }) => ({ ...rest, book: { id: book.id, name: book.name } }));
    const backend = new FakeBackend({
      shape: "bare",
      tables: { "/books": [book], "/genres": genres, "/members/all": users },
    });
    const { dialog } = await askToDelete(backend);
    expect(await dialog.findByRole("link", { name: "3 pessoas" })).toBeTruthy();
  });

  test("asks for one row only to count, where the backend has pages and filters", async () => {
    const backend = backendWith(3);
    const { dialog } = await askToDelete(backend, "pt-BR", { paging: "pages" });
    await dialog.findByRole("link", { name: "3 pessoas" });
    const counted = backend.calls.find((call) => call.path === "/members/all");
    expect(counted?.query).toEqual({ page: 1, pageSize: 1, filters: { bookId: "p1" } });
  });

  test("does not wait for a count that the backend cannot tell: it says so, and deletes", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend, "pt-BR", { paging: "pages", filters: [] });
    expect(await dialog.findByText("Não foi possível verificar se está em uso.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await waitFor(() => expect(backend.sent("DELETE")).toHaveLength(1));
  });

  test("offers to take the record out of use instead", async () => {
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

  test("is asked too before a record is taken out of use: who uses it, and that they keep it", async () => {
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

  test("a record that was deleted meanwhile is deleted, and is not listed any more", async () => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    await backend.send({ method: "DELETE", path: "/books/{id}", params: { id: "p1" } });
    backend.failNext(refusal(404));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText("Livro excluído");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Livro Viajante" })).toBeNull());
  });

  test("a lost answer is looked into: what is not there any more was deleted", async () => {
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
  ])("of a record that is still there after a %d, nothing is said to be deleted", async (status, words) => {
    const backend = backendWith(0);
    const { user, dialog } = await askToDelete(backend);
    await dialog.findByText("“Livro Viajante” não está em uso.");
    backend.failNext(refusal(status));
    await user.click(dialog.getByRole("button", { name: "Excluir livro" }));
    await screen.findByText(words);
    await screen.findByRole("link", { name: "Livro Viajante" });
  });

  test("names the references that were added meanwhile", async () => {
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

test("a row's menu takes the record out of use, once", async () => {
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

test("a show page counts what uses its record, and links to exactly that", async () => {
  const element = <ShowScreen screens={bookScreens} />;
  const backend = backendWith(3);
  await renderScreen({ backend, route: "/books/show/:id", at: "/books/show/p1", element });
  const section = within(await screen.findByRole("region", { name: "Pessoas" }));
  const link = await section.findByRole("link", { name: "3 pessoas" });
  expect(link.getAttribute("href")).toBe("/members?bookId=p1");
});
