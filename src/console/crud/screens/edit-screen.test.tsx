import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { memberUpdateSchema } from "../../../../testing/fixture/generated/schemas/member.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import { validateMemberUpdate } from "../../../../testing/fixture/generated/validators/member.js";
import { ApiError } from "../../api/api-error.ts";
import { book, genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { EditScreen } from "./edit-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "../saving/conflict-dialog.tsx";

function showGenre(backend: FakeBackend, id = "f1") {
  const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
  const element = <EditScreen screens={genreScreens} form={form} />;
  return renderScreen({ backend, route: "/genres/edit/:id", at: `/genres/edit/${id}`, element });
}

function showMember(backend: FakeBackend) {
  const form = { schema: memberUpdateSchema, validate: validateMemberUpdate };
  const element = <EditScreen screens={memberScreens} form={form} />;
  return renderScreen({ backend, route: "/members/edit/:id", at: "/members/edit/a1", element });
}

const members = (change: object = {}) =>
  new FakeBackend({ tables: { "/members/all": [{ ...member, ...change }], "/books": [book] } });

describe("an edit form", () => {
  test("case 80: sends the complete record, including unknown members, with the version that it was opened on", async () => {
    const backend = new FakeBackend({ tables: { "/genres": [{ ...genres[0], legacyCode: null, color: "red" }] } });
    const { user, arrivesAt } = await showGenre(backend);
    const name = await screen.findByRole("textbox", { name: /Nome/ });
    await user.clear(name);
    await user.type(name, "Ensaios");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Gênero salvo");
    await arrivesAt("/genres/show/f1");
    expect(backend.sent("PUT")[0]).toMatchObject({ id: "f1", etag: '"1"' });
    expect(backend.sent("PUT")[0]?.body).toEqual({ ...genres[0], name: "Ensaios", legacyCode: null, color: "red" });
  });

  test("warns about affected records when an edit changes their price, and not before", async () => {
    const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
    const backend = new FakeBackend({
      tables: { "/books": [book], "/genres": genres, "/members/all": [{ ...member, bookId: "p1" }] },
    });
    const element = <EditScreen screens={bookScreens} form={form} />;
    const { user } = await renderScreen({ backend, route: "/books/edit/:id", at: "/books/edit/p1", element });
    const [name] = await screen.findAllByRole("textbox", { name: /^Nome/ });
    await user.type(name as HTMLElement, "!");
    await user.tab();
    expect(screen.queryByText(/confira se a mudança vale/)).toBeNull();
    const [price] = screen.getAllByRole("textbox", { name: /Preço/ });
    await user.type(price as HTMLElement, "9");
    await user.tab();
    expect(await screen.findByRole("link", { name: "1 pessoa" })).toBeTruthy();
    expect(screen.getByText(/confira se a mudança vale/)).toBeTruthy();
  });

  test("leaves a cleared field out of the body", async () => {
    const backend = new FakeBackend({ tables: { "/genres": genres } });
    const { user } = await showGenre(backend);
    await user.clear(await screen.findByRole("textbox", { name: /Descrição/ }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Gênero salvo");
    expect(backend.sent("PUT")[0]?.body).not.toHaveProperty("description");
  });

  test("case 78: shows an unknown value of an enumeration as it is and keeps it until it is changed", async () => {
    const backend = members({ status: "lost" });
    const { user } = await showMember(backend);
    expect((await screen.findByRole("combobox", { name: /Status/ })).textContent).toBe("lost");
    await user.type(screen.getByRole("textbox", { name: /Biografia/ }), "Viajante");
    await user.tab();
    expect(screen.getByRole("combobox", { name: /Status/ }).textContent).toBe("lost");
  });

  test("case 81: a null member is shown as an empty field", async () => {
    await showMember(members({ amount: null, biography: null }));
    expect(await screen.findByRole("textbox", { name: /Valor/ })).toHaveProperty("value", "");
  });

  test("an invalid e-mail is reported in Portuguese", async () => {
    const { user } = await showMember(members());
    const email = await screen.findByRole("textbox", { name: /^E-mail/ });
    await user.clear(email);
    await user.type(email, "ana@");
    await user.tab();
    await screen.findByText("Informe um e-mail válido");
  });
});

describe("the currency input", () => {
  test("case 97: every keystroke formats the amount and updates the number", async () => {
    const backend = members({ amount: null });
    const { user } = await showMember(backend);
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    const shown: string[] = [];
    for (const key of "123456") {
      await user.type(amount, key);
      shown.push((amount as HTMLInputElement).value);
    }
    expect(shown).toEqual(["0,01", "0,12", "1,23", "12,34", "123,45", "1.234,56"]);
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Pessoa salva");
    expect(backend.sent("PUT")[0]?.body).toMatchObject({ amount: 1234.56 });
  });

  test("case 103: a digit typed in the middle stays in place and keeps the caret after it", async () => {
    const { user } = await showMember(members({ amount: 1234.56 }));
    const amount = (await screen.findByRole("textbox", { name: /Valor/ })) as HTMLInputElement;
    expect(amount.value).toBe("1.234,56");
    await user.type(amount, "9", { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(amount.value).toBe("12.934,56");
    expect(amount.selectionStart).toBe(4);
    await user.clear(amount);
    expect(amount.value).toBe("0,00");
  });

  test("case 103: digits typed before a zero amount are not read as thousands", async () => {
    const { user } = await showMember(members({ amount: 0 }));
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    await user.type(amount, "4", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.type(amount, "9");
    expect(amount).toHaveProperty("value", "0,49");
  });

  test("case 137: an amount has an accessible name and value and is not announced on every keystroke", async () => {
    const { user } = await showMember(members());
    const amount = await screen.findByRole("textbox", { name: /^Valor/ });
    await user.clear(amount);
    await user.type(amount, "123456");
    expect(amount).toHaveProperty("value", "1.234,56");
    expect(amount.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
    expect(amount.getAttribute("inputmode")).toBe("numeric");
    expect(document.documentElement.lang).toBe("pt-BR");
  });

  test("case 100: a sixteenth digit is ignored", async () => {
    const { user } = await showMember(members({ amount: 9_999_999_999_999.99 }));
    const amount = await screen.findByRole("textbox", { name: /Valor/ });
    await user.type(amount, "1");
    expect(amount).toHaveProperty("value", "9.999.999.999.999,99");
  });
});

describe("a relation", () => {
  test("shows the names of related records and lists the options embedded in the selected book", async () => {
    const backend = members();
    const { user } = await showMember(backend);
    expect(await screen.findByRole("combobox", { name: /^Livro/ })).toHaveProperty("value", "Livro Viajante");
    const copy = screen.getByRole("combobox", { name: /cópia/i });
    await waitFor(() => expect(copy).toHaveProperty("value", "Trimestral"));
    await user.click(copy);
    await user.click(await screen.findByRole("option", { name: "Semanal" }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Pessoa salva");
    expect(backend.sent("PUT")[0]?.body).toMatchObject({ bookId: "p1", bookCopy: "pp1" });
  });

  test("clears the copy when its book is cleared", async () => {
    const { user } = await showMember(members());
    const copy = await screen.findByRole("combobox", { name: /cópia/i });
    await waitFor(() => expect(copy).toHaveProperty("value", "Trimestral"));
    await user.clear(screen.getByRole("combobox", { name: /^Livro/ }));
    await waitFor(() => expect(copy).toHaveProperty("value", ""));
  });
});

describe("a record that another user changed in the meantime", () => {
  async function collide(hasEtags: boolean) {
    const backend = new FakeBackend({ tables: { "/genres": genres }, hasEtags });
    const shown = await showGenre(backend);
    const name = await screen.findByRole("textbox", { name: /Nome/ });
    await shown.user.clear(name);
    await shown.user.type(name, "Meu nome");
    backend.change("/genres", "f1", { name: "Nome deles" });
    await shown.user.click(screen.getByRole("button", { name: "Salvar" }));
    const dialog = await screen.findByRole("dialog", { name: "Outra pessoa salvou antes" });
    return { ...shown, backend, dialog };
  }

  test("case 105, 110: both versions are shown, and mine can overwrite theirs", async () => {
    const { user, dialog, backend, arrivesAt } = await collide(true);
    expect(within(dialog).getByText("Meu nome")).toBeTruthy();
    expect(within(dialog).getByText("Nome deles")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Salvar a minha versão" }));
    await screen.findByText("Gênero salvo");
    expect(backend.sent("PUT").at(-1)).toMatchObject({ etag: '"2"' });
    await arrivesAt("/genres/show/f1");
  });

  test.each([409, 412, 428])(
    "case 72: a save rejected with %i shows the changes and loses no input",
    async (status) => {
      const backend = new FakeBackend({ tables: { "/genres": genres } });
      const { user } = await showGenre(backend);
      const name = await screen.findByRole("textbox", { name: /Nome/ });
      await user.clear(name);
      await user.type(name, "Meu nome");
      backend.change("/genres", "f1", { name: "Nome deles" });
      backend.failNext(new ApiError({ kind: "http", statusCode: status, message: "Changed meanwhile" }));
      await user.click(screen.getByRole("button", { name: "Salvar" }));
      const dialog = await screen.findByRole("dialog", { name: "Outra pessoa salvou antes" });
      expect(within(dialog).getByText("Meu nome")).toBeTruthy();
      expect(within(dialog).getByText("Nome deles")).toBeTruthy();
    },
  );

  test("case 107: without ETags, records are compared by content; the saved version can be adopted", async () => {
    const { user, dialog, backend } = await collide(false);
    await user.click(within(dialog).getByRole("button", { name: "Usar a versão salva" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /Nome/ })).toHaveProperty("value", "Nome deles"));
    expect(backend.sent("PUT")).toHaveLength(0);
  });
});

test("an update can be undone while its notification is visible", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres }, hasEtags: true });
  const { user } = await showGenre(backend);
  const name = await screen.findByRole("textbox", { name: /Nome/ });
  await user.clear(name);
  await user.type(name, "Outro nome");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await screen.findByText("Gênero salvo");
  await user.click(screen.getByRole("button", { name: "Desfazer" }));
  await screen.findByText("Desfeito: 1 gênero");
  expect(backend.sent("PUT").map(({ body }) => Reflect.get(body as object, "name"))).toEqual([
    "Outro nome",
    genres[0]?.name,
  ]);
});

test("a missing record links back to the list", async () => {
  await showGenre(new FakeBackend({ tables: { "/genres": [] } }));
  const back = await screen.findByRole("link", { name: "Voltar para a lista" });
  expect(back.getAttribute("href")).toBe("/genres");
});
