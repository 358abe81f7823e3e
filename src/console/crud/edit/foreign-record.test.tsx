import { screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryGenre } from "../../../../testing/fixture/generated/arbitraries/genre.ts";
import { bookUpdateSchema } from "../../../../testing/fixture/generated/schemas/book.ts";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { bookScreens } from "../../../../testing/fixture/generated/screens/book.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateBookUpdate } from "../../../../testing/fixture/generated/validators/book.js";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import type { SchemaError, Validate } from "../../../contract/json-schema.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import { parseExactJson, toExactJson } from "../../lib/exact-json.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { FakeBackend } from "../testing/fake-backend.ts";
import { foreignRecord } from "../testing/foreign-record.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const genres = [
  { id: 1, name: "Poesia", code: "poetry", active: true },
  { id: 2, name: "Crime real", code: "true-crime", active: false },
];

/** The input of a field in the form or in a row. */
function findField(path: string): Promise<HTMLElement> {
  return waitFor(() => document.getElementById(`form.${path}`) ?? expect.fail(`no field ${path}`));
}

async function showBook(book: JsonObject, validate: Validate = validateBookUpdate) {
  const backend = new FakeBackend({ tables: { "/books": [book], "/genres": genres } });
  const element = <EditScreen screens={bookScreens} form={{ schema: bookUpdateSchema, validate }} />;
  const at = `/books/edit/${String(book["id"])}`;
  const shown = await renderScreen({ backend, route: "/books/edit/:id", at, element });
  const name = await findField("name");
  const rename = async (text: string) => {
    await shown.user.clear(name);
    await shown.user.type(name, text);
  };
  const save = () => shown.user.click(screen.getByRole("button", { name: "Salvar" }));
  return { ...shown, backend, name, rename, save };
}

const odd = parseExactJson(`{
  "id": 9007199254740993, "name": "Livro", "status": "retired", "favourite": null, "shelfOrder": "7", "feeAtlas": 1.10,
  "genres": [1], "firstLoans": null, "topUpInterval": "daily", "owner": {"id": 3, "at": "2026-11-01T03:00:00.000Z"},
  "bookCopies": [{"id": 12, "name": "Semanal", "price": 49.90, "currency": "real", "shelf": {"row": 1.0}}]
}`) as JsonObject;

describe("a record with numeric ids and values outside the schema", () => {
  test("case 83: is saved with only the edited field changed", async () => {
    const { backend, rename, save } = await showBook(odd);
    await rename("Outro");
    await save();
    await screen.findByText("Livro salvo");
    const [put] = backend.sent("PUT");
    expect(put?.id).toBe("9007199254740993");
    expect(toExactJson(put?.body)).toBe(toExactJson({ ...odd, name: "Outro" }));
  });

  test("keeps unknown members of a row when a field of the row is edited", async () => {
    const { backend, user, save } = await showBook(odd);
    const name = await findField("bookCopies.0.name");
    await user.clear(name);
    await user.type(name, "Mensal");
    await save();
    await screen.findByText("Livro salvo");
    const wanted = toExactJson(odd).replace('"Semanal"', '"Mensal"');
    expect(toExactJson(backend.sent("PUT")[0]?.body)).toBe(wanted);
  });

  test("sends related records in the shape in which the backend sent them", async () => {
    const records = { ...odd, genres: [{ id: 1, name: "Poesia (em verso)" }] };
    const { backend, user, save } = await showBook(records);
    expect(await screen.findByText("Poesia (em verso)")).toBeTruthy();
    await user.click(screen.getByRole("combobox", { name: /Gêneros/ }));
    await user.click(await screen.findByRole("option", { name: "Crime real" }));
    await save();
    await screen.findByText("Livro salvo");
    const wanted = {
      ...records,
      genres: [
        { id: 1, name: "Poesia (em verso)" },
        { id: 2, name: "Crime real" },
      ],
    };
    expect(toExactJson(backend.sent("PUT")[0]?.body)).toBe(toExactJson(wanted));
  });
});

describe("a rejected save", () => {
  /** Rejects a member of a row that has no form field. */
  const refuseHidden: Validate = () => {
    const error: SchemaError = { instancePath: "/bookCopies/0/id", schemaPath: "", keyword: "type", params: {} };
    refuseHidden.errors = [error];
    return false;
  };

  test("focuses a summary that links to the nearest field if the problem has no field", async () => {
    const { backend, user, save } = await showBook(odd, refuseHidden);
    const table = screen.getByRole("table");
    await user.click(within(table).getByRole("button", { name: "Remover linha 1" }));
    await user.click(screen.getByRole("button", { name: "Adicionar: Cópias" }));
    await save();
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("alert"));
    expect(document.activeElement?.textContent).toContain("Corrija antes de salvar");
    await user.click(screen.getByRole("button", { name: /Linha 1/ }));
    expect(document.activeElement?.id).toBe("form.bookCopies");
    expect(backend.sent("PUT")).toHaveLength(0);
  });

  test("delays a layout-shifting problem text until the pointer is released", async () => {
    const { user, rename, name } = await showBook(odd);
    await rename("Outro");
    await user.clear(name);
    const cancel = screen.getByRole("button", { name: "Adicionar: Cópias" });
    await user.pointer({ keys: "[MouseLeft>]", target: cancel });
    expect(screen.queryByText("Preencha este campo")).toBeNull();
    await user.pointer({ keys: "[/MouseLeft]", target: cancel });
    await screen.findByText("Preencha este campo");
  });
});

test("any genre of any response shape can be opened, edited and saved", async () => {
  const records = fc.sample(foreignRecord(arbitraryGenre(anyValue) as fc.Arbitrary<never>, ["id"]), {
    seed: 7,
    numRuns: 5,
  });
  for (const record of records) {
    const backend = new FakeBackend({ tables: { "/genres": [record] } });
    const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
    const element = <EditScreen screens={genreScreens} form={form} />;
    const at = `/genres/edit/${encodeURIComponent(String(record["id"]))}`;
    const { user, unmount } = await renderScreen({ backend, route: "/genres/edit/:id", at, element });
    const name = await findField("name");
    await user.clear(name);
    await user.type(name, "Ensaios");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(backend.sent("PUT")).toHaveLength(1));
    const wanted = JSON.parse(toExactJson({ ...record, name: "Ensaios" }));
    expect(JSON.parse(toExactJson(backend.sent("PUT")[0]?.body))).toEqual(wanted);
    unmount();
  }
});
