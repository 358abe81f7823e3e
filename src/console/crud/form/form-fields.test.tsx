import { fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { controls } from "../../../kinds/controls.ts";
import { KindOverridesContext } from "../../../kinds/kind-overrides.ts";
import type { ControlProps } from "../../fields/use-control.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { book, genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { newRow } from "./use-rows.ts";

/** Ids of the controls in the order in which they rendered. */
const rendered: string[] = [];

/** Wraps every control to record its renders. */
const counted = Object.fromEntries(
  Object.entries(controls).map(([kind, Control]: [string, ComponentType<ControlProps>]) => [
    kind,
    (props: ControlProps) => {
      rendered.push(props.id);
      return <Control {...props} />;
    },
  ]),
);

async function showBook(change: object) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/books": [{ ...book, ...change }] } });
  const form = { schema: bookUpdateSchema, validate: validateBookUpdate };
  const shown = await renderScreen({
    backend,
    route: "/books/edit/:id",
    at: "/books/edit/p1",
    element: (
      <KindOverridesContext value={{ controls: counted }}>
        <EditScreen screens={bookScreens} form={form} />
      </KindOverridesContext>
    ),
  });
  await screen.findByDisplayValue("Livro Viajante");
  return { ...shown, backend };
}

const copies = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => ({ ...book.bookCopies[0], id: `k${index}`, name: `Cópia ${index}` }));

test("typing re-renders no control; the debounced change re-renders only the edited field of a form with sixty rows", async () => {
  await showBook({ bookCopies: copies(60) });
  const name = screen.getByDisplayValue<HTMLInputElement>("Livro Viajante");
  rendered.length = 0;
  fireEvent.input(name, { target: { value: "Livro Viajante!" } });
  expect(rendered).toEqual([]);
  await screen.findByText("Alterações não salvas");
  await expect.poll(() => rendered).toContain("form.name");
  expect(new Set(rendered)).toEqual(new Set(["form.name"]));
});

test("moving a row keeps the text that is being typed in it", async () => {
  const { user, backend } = await showBook({ bookCopies: copies(3) });
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

test("adding a row renders only the fields of that row", async () => {
  const { user } = await showBook({ bookCopies: copies(3) });
  rendered.length = 0;
  await user.click(screen.getByRole("button", { name: "Adicionar: Cópias" }));
  await expect.poll(() => rendered).toContain("form.bookCopies.3.name");
  expect(rendered.filter((id) => !id.startsWith("form.bookCopies.3."))).toEqual([]);
});

describe("RJSF does not change a loaded record", () => {
  const nameOf = (value: string) => screen.getByDisplayValue<HTMLInputElement>(value);
  const save = async ({ user, backend }: Awaited<ReturnType<typeof showBook>>) => {
    await user.type(nameOf("Livro Viajante"), "!");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await expect.poll(() => backend.sent("PUT")).toHaveLength(1);
    return backend.sent("PUT")[0]?.body;
  };

  test("defaults do not fill in absent values, neither in the form nor in a row", async () => {
    const properties = bookUpdateSchema.properties ?? {};
    const withDefault = Object.keys(properties).filter((name) => properties[name]?.default !== undefined);
    expect(withDefault.length).toBeGreaterThan(5);
    const absent = Object.fromEntries(withDefault.map((name) => [name, undefined]));
    const bookCopies = [{ id: "k1", name: "Avulsa" }];
    const shown = await showBook({ ...absent, bookCopies });
    expect(document.getElementById("form.bookCopies.0.currency")).toHaveProperty("value", "");
    const kept = Object.entries(book).filter(([name]) => !withDefault.includes(name));
    expect(await save(shown)).toEqual({ ...Object.fromEntries(kept), bookCopies, name: "Livro Viajante!" });
  });

  test("a value that is not in the enumeration is kept, both in the form and in a row", async () => {
    const odd = { status: "retired", memberType: "swarm", bookCopies: [{ ...book.bookCopies[0], status: "lent" }] };
    const shown = await showBook(odd);
    expect(document.getElementById("form.status")?.textContent).toBe("retired");
    expect(document.getElementById("form.bookCopies.0.status")?.textContent).toBe("lent");
    expect(await save(shown)).toEqual({ ...book, ...odd, name: "Livro Viajante!" });
  });
});

test("a new row starts with the defaults of its required fields", () => {
  const items = bookUpdateSchema.properties?.["bookCopies"]?.items ?? expect.fail("no such field");
  expect(items.required).toEqual(expect.arrayContaining(["name", "status"]));
  expect(newRow(items)).toEqual({ status: "active", interval: "weekly", price: 0, currency: "USD" });
});
