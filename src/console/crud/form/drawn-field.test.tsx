import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { KindOverridesContext } from "../../fields/kind-overrides.ts";
import { TextControl } from "../../fields/text-control.tsx";
import type { ControlProps } from "../../fields/use-control.ts";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { EditScreen } from "./edit-screen.tsx";
import { newRow } from "./use-rows.ts";

/** The text fields that were drawn, one after the other. */
const drawn: string[] = [];

function Counted(props: ControlProps) {
  drawn.push(props.id);
  return <TextControl {...props} />;
}

async function showBook(bookCopies: readonly object[]) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [{ ...book, bookCopies }] } });
  const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
  const shown = await renderScreen({
    backend,
    route: "/books/edit/:id",
    at: "/books/edit/p1",
    element: (
      <KindOverridesContext value={{ controls: { text: Counted } }}>
        <EditScreen screens={bookScreens} form={form} />
      </KindOverridesContext>
    ),
  });
  await screen.findByDisplayValue("Livro Viajante");
  return { ...shown, backend };
}

const copies = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => ({ ...book.bookCopies[0], id: `k${index}`, name: `Cópia ${index}` }));

test("a key draws nothing anew, and a change that rests draws its own field alone, beside sixty rows", async () => {
  await showBook(copies(60));
  const name = screen.getByDisplayValue<HTMLInputElement>("Livro Viajante");
  drawn.length = 0;
  fireEvent.input(name, { target: { value: "Livro Viajante!" } });
  expect(drawn).toEqual([]);
  await screen.findByText("Alterações não salvas");
  await expect.poll(() => drawn).toContain("form.name");
  expect(new Set(drawn)).toEqual(new Set(["form.name"]));
});

test("a row that moves takes along what was typed into it", async () => {
  const { user, backend } = await showBook(copies(3));
  const last = screen.getByDisplayValue<HTMLInputElement>("Cópia 2");
  await user.type(last, " usada");
  await user.click(screen.getByRole("button", { name: "Mover linha 3 para cima" }));
  expect(last.isConnected).toBe(true);
  expect(last.id).toBe("form.bookCopies.1.name");
  await user.click(screen.getByRole("button", { name: "Remover linha 1" }));
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await expect.poll(() => backend.sent("PUT")).toHaveLength(1);
  const sent = backend.sent("PUT")[0]?.body as { readonly bookCopies: readonly { readonly name: string }[] };
  expect(sent.bookCopies.map((copy) => copy.name)).toEqual(["Cópia 2 usada", "Cópia 1"]);
});

test("a row that is added starts with the defaults of what it must have", () => {
  const items = bookUpdateSchema.properties?.["bookCopies"]?.items ?? expect.fail("no such field");
  expect(items.required).toEqual(expect.arrayContaining(["name", "status"]));
  expect(newRow(items)).toEqual({ status: "active", interval: "weekly", price: 0, currency: "USD" });
});
