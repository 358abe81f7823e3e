import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { MAX_NOTE_LENGTH } from "../../../contract/notes.ts";
import { ApiError } from "../../api/api-error.ts";
import { ShowScreen } from "../screens/show-screen.tsx";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Preload lazy chunks, so that tests do not depend on their load time.
import "./history-section.tsx";
import "./noted-history.tsx";
import "../../ui/confirm-dialog-frame.tsx";

const note = {
  id: "n1",
  entity: "book",
  recordId: "p1",
  text: "Ver https://example.com/a, depois\nligar.",
  author: "Bia",
  username: "bia@escola.example",
  createdAt: "2026-11-02T12:00:00Z",
  mayEdit: true,
  mayDelete: true,
};
const entry = { entity: "book", recordId: "p1", title: "Livro Viajante", address: "::1", requestId: "r" };
const audit = [
  { ...entry, id: "1", at: "2026-11-01T12:00:00Z", action: "create", username: "ana@escola.example", after: book },
  { ...entry, id: "2", at: "2026-11-02T12:00:00Z", action: "addNote", username: "bia@escola.example" },
  { ...entry, id: "3", at: "2026-11-03T12:00:00Z", action: "deleteNote", username: "ana@escola.example" },
];

async function showBook({ notes = [note] as readonly object[], abilities = { audit: true, notes: true } } = {}) {
  const tables = { "/books": [book], "/genres": genres, "/audit": audit, "/record-notes": notes };
  const backend = new FakeBackend({ tables });
  const shown = await renderScreen({
    backend,
    route: "/books/show/:id",
    at: "/books/show/p1",
    element: <ShowScreen screens={bookScreens} />,
    abilities,
  });
  return { backend, ...shown };
}

const timeline = async (name = "Anotações e histórico") => within(await screen.findByRole("region", { name }));
const field = () => screen.findByRole("textbox", { name: "Anotação" });

test("notes and changes are one timeline, newest first, and a note replaces its own audit entries", async () => {
  await showBook();
  const section = await timeline();
  await section.findByText(/depois/);
  const texts = section.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts.map((text) => /Anotação excluída|Anotação · Bia|Criação|Anotação adicionada/.exec(text)?.[0])).toEqual([
    "Anotação excluída",
    "Anotação · Bia",
    "Criação",
  ]);
});

test("a web address in a note is a link without the punctuation after it", async () => {
  await showBook();
  const link = await (await timeline()).findByRole("link", { name: "https://example.com/a" });
  expect(link.getAttribute("href")).toBe("https://example.com/a");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test("Ctrl+Enter saves a note, and the field is empty afterwards", async () => {
  const { backend, user } = await showBook();
  await user.type(await field(), "Primeira linha{Enter}segunda{Control>}{Enter}{/Control}");
  await screen.findByText("Anotação adicionada");
  expect(backend.sent("POST")).toMatchObject([
    { path: "/record-notes", body: { entity: "book", recordId: "p1", text: "Primeira linha\nsegunda" } },
  ]);
  await waitFor(async () => expect((await field()).textContent).toBe(""));
});

test("an unsaved note is there again after leaving the page, and after a failed save", async () => {
  const { backend, user, unmount } = await showBook();
  await user.type(await field(), "Ainda não salva");
  backend.failNext(new ApiError({ kind: "http", statusCode: 400, message: "no" }), "POST");
  await user.click(screen.getByRole("button", { name: "Adicionar anotação" }));
  await waitFor(() => expect(backend.sent("POST")).toHaveLength(1));
  unmount();
  await showBook();
  expect((await field()).textContent).toBe("Ainda não salva");
});

test("the author edits a note, which keeps its unsaved text when the page is left", async () => {
  const { user, unmount } = await showBook();
  await user.click(await screen.findByRole("button", { name: "Editar a anotação de 02/11/2026, 09:00" }));
  const edited = async () => (await screen.findAllByRole("textbox", { name: "Anotação" })).at(-1) as HTMLElement;
  await user.clear(await edited());
  await user.type(await edited(), "Outro texto");
  unmount();
  const { backend } = await showBook();
  await waitFor(async () => expect((await edited()).textContent).toBe("Outro texto"));
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(backend.sent("PUT")).toMatchObject([{ id: "n1", body: { text: "Outro texto" } }]));
});

test("a note is deleted after a confirmation", async () => {
  const { backend, user } = await showBook();
  await user.click(await screen.findByRole("button", { name: /^Excluir a anotação de 02/ }));
  await user.click(await screen.findByRole("button", { name: "Excluir anotação" }));
  await screen.findByText("Anotação excluída", { selector: "[role=status] *" });
  expect(backend.sent("DELETE")).toMatchObject([{ path: "/record-notes/{id}", id: "n1" }]);
});

test("an edited note is marked, and other people's notes have no buttons", async () => {
  const other = { ...note, mayEdit: false, mayDelete: false, editedAt: "2026-11-02T13:00:00Z" };
  await showBook({ notes: [other] });
  expect(await (await timeline()).findByText(/editada/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /a anotação de/ })).toBeNull();
});

test("a text that is too long stays and cannot be sent", async () => {
  sessionStorage.setItem("note:book p1", JSON.stringify({ username: null, text: "x".repeat(MAX_NOTE_LENGTH + 1) }));
  await showBook();
  expect(await screen.findByText("No máximo 4.000 caracteres. Esta anotação tem 4.001.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Adicionar anotação" }).disabled).toBe(true);
});

test("without the ability there is no trace of notes and no call", async () => {
  const { backend } = await showBook({ abilities: { audit: true, notes: false } });
  await (await timeline("Histórico de alterações")).findAllByRole("listitem");
  expect(screen.queryByRole("textbox", { name: "Anotação" })).toBeNull();
  expect(backend.calls.some(({ path }) => path === "/record-notes")).toBe(false);
});
