import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { ApiError } from "../../api/api-error.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { ShowScreen } from "../screens/show-screen.tsx";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const entry = { id: "1", at: "2026-11-02T12:00:00Z", username: "ana@escola.example", entity: "book", recordId: "p1" };
const deletion = { ...entry, action: "delete", title: "Livro Viajante" };
const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
const screens = {
  show: <ShowScreen screens={bookScreens} />,
  edit: <EditScreen screens={bookScreens} form={form} />,
};
const UNTOLD = "Ele pode ter sido excluído.";

async function openGone(rows: readonly object[], { name = "show" as "show" | "edit", audit = true } = {}) {
  const backend = new FakeBackend({ tables: { "/books": [], "/audit": rows } });
  const at = `/books/${name}`;
  await renderScreen({ backend, route: `${at}/:id`, at: `${at}/p1`, element: screens[name], abilities: { audit } });
  await screen.findByText("Registro não encontrado");
  return backend;
}

test.each(["show", "edit"] as const)("the %s page of a deleted record shows who deleted it and when", async (name) => {
  await openGone([deletion], { name });
  await screen.findByText("ana@escola.example excluiu Livro Viajante em 02/11/2026, 09:00.");
});

test("dates use the browser's locale, regardless of the console's language", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  await openGone([deletion]);
  await screen.findByText("ana@escola.example excluiu Livro Viajante em 02.11.2026, 09:00.");
});

test("a deletion without title and user uses generic texts", async () => {
  const { username: _, title: __, ...bare } = deletion;
  await openGone([bare]);
  await screen.findByText("Usuário desconhecido excluiu este registro em 02/11/2026, 09:00.");
});

test.each([
  ["of a backend without an audit", [deletion], false],
  ["where the audit knows of no deletion", [], true],
])("shows that the record may have been deleted: %s", async (_, rows, audit) => {
  const backend = await openGone(rows, { audit });
  await screen.findByText(UNTOLD);
  expect(backend.calls.filter(({ path }) => path === "/audit")).toHaveLength(audit ? 1 : 0);
});

test("a failed request does not report a deletion", async () => {
  const backend = new FakeBackend({ tables: { "/books": [], "/audit": [deletion] } });
  backend.failNext(new ApiError({ kind: "http", statusCode: 400, message: "No" }));
  await renderScreen({
    backend,
    route: "/books/show/:id",
    at: "/books/show/p1",
    element: screens.show,
    abilities: { audit: true },
  });
  await screen.findByText("Não foi possível carregar");
  expect(screen.queryByText(/excluiu/)).toBeNull();
});
