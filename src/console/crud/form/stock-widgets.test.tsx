import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { stockWidgets } from "../../../../testing/fixture/src/console/overrides/stock-widgets.tsx";
import { ApiError } from "../../api/api-error.ts";
import { book, ticket } from "../testing/demo-records.ts";
import { editBook, editTicket, field } from "../testing/edit-record.tsx";

// Load MUI's widgets up front, so that the first test does not wait for them.
beforeAll(async () => void (await import("@rjsf/mui")), 60_000);

const showBook = (change: object = {}, overrides = stockWidgets) => editBook(change, overrides);
const showTicket = (overrides = stockWidgets) => editTicket(overrides);

/** A field whose widget may still load. */
const find = (id: string) => vi.waitUntil(() => document.getElementById(`form.${id}`), { timeout: 10_000 });

describe("RJSF's stock widgets", () => {
  test("show the loaded values with the product's labels and texts of options", async () => {
    await showBook();
    expect((await find("description")).textContent).toBe("Para quem\ncorrige muito");
    expect((await find("status")).textContent).toBe("Ativo");
    expect(await screen.findByRole("radio", { name: "Solo" })).toHaveProperty("checked", true);
    expect(await screen.findByRole("checkbox", { name: /^Favorito/ })).toHaveProperty("checked", true);
    expect(await screen.findByRole("checkbox", { name: "Poesia" })).toHaveProperty("checked", true);
    expect(await screen.findByRole("checkbox", { name: "Contos" })).toHaveProperty("checked", false);
    expect(await screen.findByRole("spinbutton", { name: "Ordem na estante" })).toHaveProperty("value", "1");
    expect(await screen.findByRole("slider", { name: "Atlas" })).toHaveProperty("value", "2");
    expect(await screen.findAllByRole("button", { name: "Remover" })).toHaveLength(2);
    expect(field("bookCopies.1.name").value).toBe("Trimestral");
  });

  test("receive placeholder, required, read-only and disabled from RJSF", async () => {
    await showBook();
    expect(field("name")).toMatchObject({ placeholder: "Dom Casmurro", required: true });
    expect(field("feeMap").disabled).toBe(true);
    expect(screen.getByRole("radio", { name: "Não" })).toMatchObject({ disabled: true, checked: true });
  });

  test("send what is typed and chosen, and leave the rest as it was loaded", async () => {
    const { user, save: submit } = await showBook();
    await user.type(field("name"), "!");
    await user.type(await find("description"), ".");
    await user.click(await find("status"));
    await user.click(await screen.findByRole("option", { name: "Bloqueado" }));
    await user.click(await screen.findByRole("radio", { name: "Grupo" }));
    await user.click(await screen.findByRole("checkbox", { name: /^Favorito/ }));
    await user.click(await screen.findByRole("checkbox", { name: "Contos" }));
    fireEvent.change(await screen.findByRole("slider", { name: "Atlas" }), { target: { value: "7" } });
    await user.clear(await screen.findByRole("spinbutton", { name: "Ordem na estante" }));
    await user.type(screen.getByRole("spinbutton", { name: "Ordem na estante" }), "12");
    expect(await submit()).toEqual({
      ...book,
      name: "Livro Viajante!",
      description: "Para quem\ncorrige muito.",
      status: "blocked",
      memberType: "group",
      favourite: false,
      genres: ["f1", "f3"],
      feeAtlas: 7,
      shelfOrder: 12,
    });
  });

  test("a date is sent as a calendar day, and an emptied field is not sent", async () => {
    const { user, save: submit } = await showTicket();
    fireEvent.change(field("lastDay"), { target: { value: "2031-02-28" } });
    await user.clear(field("useLimit"));
    const { useLimit: _, ...rest } = ticket;
    expect(await submit()).toEqual({ ...rest, lastDay: "2031-02-28" });
  });
});

describe("a loaded record", () => {
  test("is not changed: no default is filled in, and an unknown value of an enumeration is kept", async () => {
    const withDefault = ["status", "memberType", "favourite", "shelfOrder", "feeAtlas", "genres", "hasIndex"];
    const absent = Object.fromEntries(withDefault.map((name) => [name, undefined]));
    const bookCopies = [{ id: "k1", name: "Avulsa", status: "lent" }];
    const { user, save: submit } = await showBook({ ...absent, memberType: "swarm", bookCopies });
    await find("bookCopies.0.name");
    await user.type(field("name"), "!");
    const kept = Object.entries(book).filter(([name]) => !withDefault.includes(name));
    const expected = { ...Object.fromEntries(kept), memberType: "swarm", bookCopies, name: "Livro Viajante!" };
    expect(await submit()).toEqual(expected);
  });
});

describe("RJSF's stock templates", () => {
  test("add, move and remove items of a list, whose changes keep the items' identity", async () => {
    const { user, save: submit } = await showBook();
    const [, moveUp] = await screen.findAllByRole("button", { name: "Mover para cima" });
    await user.click(moveUp ?? expect.fail("no button"));
    expect(field("bookCopies.0.name").value).toBe("Trimestral");
    await user.type(field("bookCopies.0.name"), " nova");
    const [, remove] = screen.getAllByRole("button", { name: "Remover" });
    await user.click(remove ?? expect.fail("no button"));
    await user.click(screen.getByRole("button", { name: "Adicionar" }));
    await user.type(field("bookCopies.1.name"), "Avulsa");
    const added = { name: "Avulsa", status: "active", interval: "weekly", price: 0, currency: "USD" };
    expect(await submit()).toEqual({
      ...book,
      bookCopies: [{ ...book.bookCopies[1], name: "Trimestral nova" }, added],
    });
  });
});

describe("errors", () => {
  test("of the client appear below a stock widget after it was left", async () => {
    const { user } = await showTicket();
    await user.clear(field("code"));
    expect(screen.queryByText("Preencha este campo")).toBeNull();
    await user.tab();
    expect(await screen.findByText("Preencha este campo")).toBeTruthy();
    expect(field("code").getAttribute("aria-invalid")).toBe("true");
  });

  test("of the server appear below a stock widget, which is focused", async () => {
    const { user, backend } = await showTicket();
    const details = [{ path: "code", code: "unique", params: {}, message: "taken" }];
    backend.failNext(new ApiError({ kind: "http", message: "Unprocessable", statusCode: 422, details }), "PUT");
    await user.type(field("code"), "2");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(await screen.findByText(/Já existe/)).toBeTruthy();
    expect(document.activeElement).toBe(field("code"));
  });
});
