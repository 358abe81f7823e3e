import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { bookCreateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { genreCreateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { ticketCreateSchema } from "../../../../testing/fixture/generated/schemas/ticket.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { ticketScreens } from "../../../../testing/fixture/generated/screens/ticket.ts";
import { validateBookCreate } from "../../../../testing/fixture/generated/validators/book.js";
import { validateGenreCreate } from "../../../../testing/fixture/generated/validators/genre.js";
import { validateTicketCreate } from "../../../../testing/fixture/generated/validators/ticket.js";
import { ApiError } from "../../api/api-error.ts";
import { book, genres, member, ticket } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { CreateScreen } from "./create-screen.tsx";

const genreForm = { schema: genreCreateSchema, validate: validateGenreCreate };
const ticketForm = { schema: ticketCreateSchema, validate: validateTicketCreate };
const bookForm = { schema: bookCreateSchema, validate: validateBookCreate };

function showGenre(backend: FakeBackend, language: "pt-BR" | "en-US" = "pt-BR") {
  const element = <CreateScreen screens={genreScreens} form={genreForm} />;
  return renderScreen({ backend, route: "/genres/create", at: "/genres/create", element, language });
}

function showTicket(backend: FakeBackend, at = "/tickets/create") {
  const element = <CreateScreen screens={ticketScreens} form={ticketForm} />;
  return renderScreen({ backend, route: "/tickets/create", at, element });
}

function showBook(backend: FakeBackend, at = "/books/create") {
  const element = <CreateScreen screens={bookScreens} form={bookForm} />;
  return renderScreen({ backend, route: "/books/create", at, element });
}

const emptyBackend = () => new FakeBackend({ tables: { "/genres": genres, "/tickets": [], "/books": [book] } });

async function choose(user: { click: (element: Element) => Promise<void> }, label: RegExp, option: string) {
  await user.click(screen.getByRole("combobox", { name: label }));
  await user.click(await screen.findByRole("option", { name: option }));
}

describe("a create form", () => {
  test("sends the input with the defaults, confirms, and opens the new record", async () => {
    const backend = emptyBackend();
    const { user, arrivesAt } = await showGenre(backend);
    await user.type(await screen.findByRole("textbox", { name: /Nome/ }), "Correção  ");
    await choose(user, /Código/, "Poesia");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Gênero criado");
    await arrivesAt("/genres/show/made");
    expect(backend.sent("POST")[0]?.body).toEqual({ name: "Correção", code: "poetry", active: true });
  });

  test.each([
    ["pt-BR", "Preencha este campo", /Nome/, "Salvar"],
    ["en-US", "Fill in this field", /Name/, "Save"],
  ] as const)("case 131: an empty required field is reported at the field and focused, in %s", async (...row) => {
    const [language, text, label, save] = row;
    const backend = emptyBackend();
    const { user } = await showGenre(backend, language);
    const name = await screen.findByRole("textbox", { name: label });
    expect(screen.queryByText(text)).toBeNull();
    await user.click(screen.getByRole("button", { name: save }));
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(name.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe(text);
    expect(document.activeElement).toBe(name);
    expect(backend.sent("POST")).toHaveLength(0);
  });

  test("a change of language translates an open form and keeps its input", async () => {
    const { user, texts } = await showGenre(emptyBackend());
    await user.type(await screen.findByRole("textbox", { name: /Nome/ }), "Poesia");
    await act(() => texts.setLanguage("en-US"));
    expect(screen.getByRole("textbox", { name: /Name/ })).toHaveProperty("value", "Poesia");
  });

  test("validates a field on blur without reporting other empty fields", async () => {
    const { user } = await showTicket(emptyBackend());
    const code = await screen.findByRole("textbox", { name: /Código/ });
    await user.type(code, "a!");
    await user.tab();
    await screen.findByText("Use pelo menos 3 caracteres");
    expect(screen.queryByText("Preencha este campo")).toBeNull();
    await user.type(code, "bc");
    await screen.findByText(/^Formato inválido/);
    await user.clear(code);
    await user.type(code, "ABC");
    await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("false"));
  });

  test("formats an exceeded limit in the user's locale", async () => {
    const { user } = await showTicket(emptyBackend());
    await user.type(await screen.findByRole("textbox", { name: /Valor/ }), "2000000000");
    await user.tab();
    await screen.findByText("O maior valor é 1.000.000.000");
  });

  test("shows a conditional field, and sends its default when it is hidden again", async () => {
    const backend = new FakeBackend({ tables: { "/tickets": [], "/members/all": [member] } });
    const { user } = await showTicket(backend);
    expect(screen.queryByRole("combobox", { name: /Pessoas/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Solo" }));
    await user.type(await screen.findByRole("combobox", { name: /Pessoas/ }), "ana");
    await user.click(await screen.findByRole("option", { name: "ana@escola.example" }));
    await user.click(screen.getByRole("radio", { name: "Pública" }));
    await user.type(screen.getByRole("textbox", { name: /Código/ }), "LIVRE");
    await user.type(screen.getByRole("textbox", { name: /Valor/ }), "1,5");
    await user.keyboard("{Control>}s{/Control}");
    await screen.findByText("Ingresso criado");
    expect(backend.sent("POST")[0]?.body).toMatchObject({ audience: "public", members: [], value: 1.5 });
  });

  test("case 60: two submits in a row create one record", async () => {
    const backend = emptyBackend();
    const { user } = await showTicket(backend);
    await user.type(await screen.findByRole("textbox", { name: /Valor/ }), "10");
    await user.type(screen.getByRole("textbox", { name: /Código/ }), "ABC{Enter}{Enter}");
    await screen.findByText("Ingresso criado");
    expect(backend.sent("POST")).toHaveLength(1);
  });

  test("starts as a copy of the record in the URL, without its id", async () => {
    const backend = new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [member] } });
    await showTicket(backend, "/tickets/create?from=c1");
    expect(await screen.findByRole("textbox", { name: /Código/ })).toHaveProperty("value", "VOLTA-AS-AULAS");
    await screen.findByText("ana@escola.example");
  });

  test("confirms before another copy replaces unsaved changes", async () => {
    const backend = new FakeBackend({ tables: { "/tickets": [ticket], "/members/all": [member] } });
    const { user, router, address } = await showTicket(backend, "/tickets/create?from=c1");
    await user.type(await screen.findByRole("textbox", { name: /Código/ }), "-2");
    for (const path of ["/tickets/create?from=c2", "/tickets/create"]) {
      await act(() => router.navigate(path));
      const dialog = await screen.findByRole("dialog", { name: "Sair sem salvar?" });
      await user.click(within(dialog).getByRole("button", { name: "Continuar editando" }));
      expect(address()).toBe("/tickets/create?from=c1");
    }
    expect(await screen.findByRole("textbox", { name: /Código/ })).toHaveProperty("value", "VOLTA-AS-AULAS-2");
  });

  test("confirms before unsaved changes are discarded", async () => {
    const { user, address } = await showGenre(emptyBackend());
    await user.type(await screen.findByRole("textbox", { name: /Nome/ }), "Poesia");
    await screen.findByText("Alterações não salvas");
    await user.click(screen.getByRole("button", { name: "Cancelar" }));
    const dialog = await screen.findByRole("dialog", { name: "Sair sem salvar?" });
    expect(address()).toBe("/genres/create");
    await user.click(within(dialog).getByRole("button", { name: "Sair sem salvar" }));
    await screen.findByText("elsewhere");
  });
});

describe("a record's embedded table", () => {
  test("adds, fills in, moves and removes rows", async () => {
    const backend = emptyBackend();
    const { user } = await showBook(backend);
    await user.type(await screen.findByRole("textbox", { name: "Nome" }), "Livro Escola");
    const add = screen.getByRole("button", { name: "Adicionar: Cópias" });
    await user.click(add);
    await user.click(add);
    await user.click(add);
    const price = (row: number) => screen.getAllByRole("textbox", { name: "Preço" })[row] as HTMLElement;
    const name = (row: number) => document.getElementById(`form.bookCopies.${row}.name`) as HTMLElement;
    await user.type(name(0), "Semanal");
    await user.type(price(0), "4990");
    await user.type(name(1), "Trimestral");
    await user.type(price(1), "123456");
    expect(price(1)).toHaveProperty("value", "1.234,56");
    await user.click(screen.getByRole("button", { name: "Remover linha 3" }));
    await user.click(screen.getByRole("button", { name: "Mover linha 2 para cima" }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Livro criado");
    expect(backend.sent("POST")[0]?.body).toMatchObject({
      name: "Livro Escola",
      bookCopies: [
        { name: "Trimestral", price: 1234.56, currency: "USD", status: "active", interval: "weekly" },
        { name: "Semanal", price: 49.9 },
      ],
    });
  });

  test("case 73: an error that the backend reports for a row is shown at its field until the field changes", async () => {
    const backend = emptyBackend();
    const { user } = await showBook(backend, "/books/create?from=p1");
    const price = await waitFor(() => {
      const found = document.getElementById("form.bookCopies.1.price");
      expect(found).not.toBeNull();
      return found as HTMLElement;
    });
    const details = [
      { path: "bookCopies[1].price", code: "maximum", params: { limit: 100 }, message: "must be <= 100" },
      { path: "name", code: "unique", params: {}, message: "taken" },
      { path: "bookCopies[0].status", code: "custom", params: {}, message: "Fechado no ERP" },
      { path: "secretField", code: "custom", params: {}, message: "Não sei o que é" },
    ];
    backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "Invalid", details }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("O maior valor é 100");
    expect(screen.getByText("Já existe um livro com este valor")).toBeTruthy();
    expect(screen.getByText("Fechado no ERP")).toBeTruthy();
    expect(
      within(screen.getByText("Corrija antes de salvar:").closest("[role=alert]") as HTMLElement).getByText(
        /Não sei o que é/,
      ),
    ).toBeTruthy();
    expect(document.activeElement).toBe(document.getElementById("form.name"));
    await user.type(price, "0");
    await user.tab();
    await waitFor(() => expect(screen.queryByText("O maior valor é 100")).toBeNull());
    expect(screen.getByText("Já existe um livro com este valor")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Livro criado");
  });

  test.each([
    [["name", "genres"], "Nome e Gêneros: já existe um registro com esta combinação"],
    [["name", "ownerOfRow"], "Já existe um livro com este valor"],
  ])("a composite unique violation of %j is reported with its fields' labels if all have one", async (fields, told) => {
    const backend = emptyBackend();
    const { user } = await showBook(backend, "/books/create?from=p1");
    await waitFor(() => expect(document.getElementById("form.genres")).not.toBeNull());
    const details = [{ path: "", code: "unique", params: { fields }, message: "is already taken" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "Invalid", details }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText(told);
  });

  test("an error that the backend reports for a list item is shown at the list", async () => {
    const backend = emptyBackend();
    const { user } = await showBook(backend, "/books/create?from=p1");
    await waitFor(() => expect(document.getElementById("form.genres")).not.toBeNull());
    const details = [{ path: "/genres/0", code: "custom", params: {}, message: "Gênero fora de venda" }];
    backend.failNext(new ApiError({ kind: "http", statusCode: 422, message: "Invalid", details }));
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await screen.findByText("Gênero fora de venda");
    expect(screen.queryByText("Corrija antes de salvar:")).toBeNull();
    expect(document.activeElement).toBe(document.getElementById("form.genres"));
  });
});
