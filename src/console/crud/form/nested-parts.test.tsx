import { ErrorSchemaBuilder, type UiSchema, type WidgetProps } from "@rjsf/utils";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { ApiError } from "../../api/api-error.ts";
import type { OverrideRegistry } from "../overrides/entity-overrides.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

async function showBook(overrides: OverrideRegistry = {}, screens = bookScreens) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [book] } });
  const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
  const element = <EditScreen screens={screens} form={form} />;
  const shown = await renderScreen({ backend, route: "/books/edit/:id", at: "/books/edit/p1", element, overrides });
  await screen.findByDisplayValue("Livro Viajante");
  return { ...shown, backend };
}

/** Overrides of the parts of the book's copies. */
const copies = (ui: UiSchema): OverrideRegistry => ({ entities: { book: { uiSchema: { bookCopies: ui } } } });

const inputOf = (id: string) => {
  const found = document.getElementById(`form.${id}`);
  return found instanceof HTMLInputElement ? found : expect.fail(`no input ${id}`);
};

const saveButton = () => screen.getByRole("button", { name: "Salvar" });

/** Rejects a name that the schema accepts. */
function Picky({ id, value, onChange }: WidgetProps) {
  const tell = (text: string) =>
    onChange(text, new ErrorSchemaBuilder().addErrors(text === "tba" ? ["Not a name"] : []).ErrorSchema);
  return <input id={id} value={value ?? ""} onChange={({ target }) => tell(target.value)} />;
}

test("an error of the server at a table goes away without moving the focus out of the row", async () => {
  const { user, backend } = await showBook();
  const details = [{ path: "bookCopies", code: "minItems", params: { limit: 3 }, message: "too few" }];
  backend.failNext(new ApiError({ kind: "http", message: "Unprocessable", statusCode: 422, details }), "PUT");
  await user.type(inputOf("bookCopies.0.name"), "!");
  await user.click(saveButton());
  const table = await screen.findByRole("group", { name: "Cópias" });
  await expect.poll(() => table.isConnected && document.querySelectorAll("[data-wrong]").length).toBe(1);
  const input = inputOf("bookCopies.0.name");
  await user.type(input, "?");
  await expect.poll(() => document.querySelectorAll("[data-wrong]").length).toBe(0);
  expect(input.isConnected).toBe(true);
  expect(document.activeElement).toBe(input);
});

function expectFixedTable() {
  expect(inputOf("bookCopies.0.name").disabled).toBe(true);
  for (const label of ["Remover linha 1", "Mover linha 1 para baixo", "Adicionar: Cópias"]) {
    expect.soft(screen.getByRole("button", { name: label })).toHaveProperty("disabled", true);
  }
}

test.each(["ui:readonly", "ui:disabled"])("%s of a table covers its inputs and its buttons", async (name) => {
  await showBook(copies({ [name]: true }));
  expectFixedTable();
});

test("a table that the spec locks is read-only", async () => {
  const form = bookScreens.form ?? expect.fail("no form");
  await showBook({}, { ...bookScreens, form: { ...form, lockedWhen: { bookCopies: { status: ["active"] } } } });
  expectFixedTable();
});

test("an error that a widget raised goes away with its row", async () => {
  const { user, backend } = await showBook(copies({ items: { name: { "ui:widget": Picky } } }));
  fireEvent.change(inputOf("bookCopies.1.name"), { target: { value: "tba" } });
  expect(await screen.findByText("Not a name")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remover linha 2" }));
  await user.click(saveButton());
  await expect.poll(() => backend.sent("PUT")).toHaveLength(1);
  expect(backend.sent("PUT")[0]?.body).toEqual({ ...book, bookCopies: book.bookCopies.slice(0, 1) });
});

test("an error that a widget raised moves with its row", async () => {
  const { user, backend } = await showBook(copies({ items: { name: { "ui:widget": Picky } } }));
  fireEvent.change(inputOf("bookCopies.1.name"), { target: { value: "tba" } });
  await user.click(screen.getByRole("button", { name: "Mover linha 2 para cima" }));
  await user.click(saveButton());
  expect(backend.sent("PUT")).toEqual([]);
  fireEvent.change(inputOf("bookCopies.0.name"), { target: { value: "Anual" } });
  await user.click(saveButton());
  await expect.poll(() => backend.sent("PUT")).toHaveLength(1);
});

test("removing a row moves the focus to the next row, and removing the last to the table", async () => {
  const { user } = await showBook();
  await user.click(screen.getByRole("button", { name: "Remover linha 1" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remover linha 1" }));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Cópias" }));
});
