import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { book, genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const books = [book, { ...book, id: "p2", name: "Livro Parado" }, { ...book, id: "p3", name: "Livro Novo" }];

const reader = (number: number, bookId: string) => ({
  ...member,
  id: `a${number}`,
  username: `a${number}@escola.example`,
  bookId,
  book: { id: bookId, name: bookId },
});

/** The list of three books, of which two are read, with the first `selected` of them selected. */
async function select(selected: readonly RegExp[], shape: "bare" | "envelope" = "envelope") {
  const readers = [reader(1, "p1"), reader(2, "p1"), reader(3, "p2")];
  const tables = { "/books": books, "/genres": genres, "/members/all": readers };
  const backend = new FakeBackend({ shape, tables });
  const element = <ListScreen screens={bookScreens} />;
  const { user } = await renderScreen({ backend, route: "/books", at: "/books", element });
  for (const name of selected) {
    await user.click(within(await screen.findByRole("row", { name })).getByRole("checkbox"));
  }
  const bar = within(await screen.findByRole("toolbar"));
  return { backend, user, bar };
}

describe("what is done to many records at once", () => {
  test.each(["bare", "envelope"] as const)("says who uses any of those to be deleted, over %s lists", async (shape) => {
    const { user, bar } = await select([/Viajante/, /Parado/], shape);
    await user.click(bar.getByRole("button", { name: "Excluir" }));
    const dialog = within(await screen.findByRole("dialog"));
    const link = await dialog.findByRole("link", { name: "3 pessoas" });
    expect(link.getAttribute("href")).toBe("/members?bookId=p1%2Cp2");
    expect(dialog.getByRole("status").textContent).toBe(
      "3 pessoas usam o que foi selecionado.Não é possível excluir o que está em uso.",
    );
  });

  test("says of one user that it uses one of those to be deleted", async () => {
    const { user, bar } = await select([/Novo/, /Parado/]);
    await user.click(bar.getByRole("button", { name: "Excluir" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/1 pessoa/)).toBeTruthy();
    expect(dialog.getByRole("status").textContent).toContain("usa o que foi selecionado.");
  });

  test("says who uses what is taken out of use, and nothing of it where a change is a slight one", async () => {
    const { user, bar } = await select([/Viajante/, /Parado/]);
    await user.click(bar.getByRole("button", { name: "Alterar" }));
    await user.click(await screen.findByRole("menuitem", { name: "Status: Arquivado" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("link", { name: "3 pessoas" })).toBeTruthy();
    expect(dialog.getByText(/usam o que foi selecionado/)).toBeTruthy();
    await user.click(dialog.getByRole("combobox", { name: "Novo valor" }));
    await user.click(screen.getByRole("option", { name: "Em espera" }));
    expect(dialog.queryByText(/o que foi selecionado/)).toBeNull();
  });
});
