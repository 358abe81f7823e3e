import { screen } from "@testing-library/react";
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

const inputOf = (id: string) => {
  const found = document.getElementById(`form.${id}`);
  return found instanceof HTMLInputElement ? found : expect.fail(`no input ${id}`);
};

const saveButton = () => screen.getByRole("button", { name: "Salvar" });

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
