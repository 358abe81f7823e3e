import { useQueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import type { Loaded, TransportRequest } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { pageKey } from "../../data/query-keys.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Load the lazy chunk up front so that it does not affect timing.
import "../saving/conflict-dialog.tsx";

const [poetry] = genres;
const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };

/** A backend that delays the record until `letThrough` is called. */
class SlowBackend extends FakeBackend {
  #pass: () => void = () => undefined;
  readonly #way = new Promise<void>((resolve) => {
    this.#pass = resolve;
  });

  letThrough(): void {
    this.#pass();
  }

  override async load<T>(request: TransportRequest): Promise<Loaded<T>> {
    await this.#way;
    return await super.load(request);
  }
}

function FromList({ row }: { readonly row: object }) {
  const queries = useQueryClient();
  if (queries.getQueryData(pageKey("genre", {})) === undefined) {
    queries.setQueryData(pageKey("genre", {}), { rows: [row], total: 1 });
  }
  return <EditScreen screens={genreScreens} form={form} />;
}

/** Opens the edit form with the row of a list in the cache. */
async function comeFrom(row: object, record: object = poetry ?? {}) {
  const backend = new SlowBackend({ tables: { "/genres": [record] } });
  const shown = await renderScreen({
    backend,
    route: "/genres/edit/:id",
    at: "/genres/edit/f1",
    element: <FromList row={row} />,
  });
  return { ...shown, backend };
}

const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Nome/ });

test("the form opens with the list's values, adds the rest after loading, and keeps input", async () => {
  const { description: _later, ...row } = poetry ?? expect.fail("no genre");
  const { user, backend } = await comeFrom(row);
  const name = nameField();
  expect(name.value).toBe("Poesia");
  expect(screen.queryByRole("textbox", { name: /Descrição/ })).toBeNull();
  await user.type(name, " épica");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(backend.sent("PUT")).toEqual([]);
  backend.letThrough();
  await screen.findByText("Gênero salvo");
  expect(backend.sent("PUT")[0]).toMatchObject({ etag: '"1"', body: { ...poetry, name: "Poesia épica" } });
});

test("a save that was delayed by loading focuses the first invalid field", async () => {
  const complaint = vi.spyOn(console, "error");
  const { user, backend } = await comeFrom(poetry ?? {});
  await user.clear(nameField());
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  backend.letThrough();
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(nameField().getAttribute("aria-invalid")).toBe("true");
  expect(complaint).not.toHaveBeenCalled();
});

test("an unedited field with a stale value is updated after loading", async () => {
  const { backend } = await comeFrom(poetry ?? {}, { ...poetry, name: "Poemas" });
  const name = nameField();
  expect(name.value).toBe("Poesia");
  backend.letThrough();
  await waitFor(() => expect(name.value).toBe("Poemas"));
  expect(screen.queryByText("Alterações não salvas")).toBeNull();
});

test("editing a field with a stale value opens the conflict dialog on save", async () => {
  const { user, backend } = await comeFrom(poetry ?? {}, { ...poetry, name: "Poemas" });
  await user.type(nameField(), " épica");
  backend.letThrough();
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Poesia épica");
  expect(dialog.textContent).toContain("Poemas");
  expect(backend.sent("PUT")).toEqual([]);
});

test("a failed load shows an error and can be retried", async () => {
  const { user, backend } = await comeFrom(poetry ?? {});
  backend.failNext(new ApiError({ kind: "http", statusCode: 500, message: "No" }));
  backend.letThrough();
  await user.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Salvar" })).toBeTruthy());
  await user.type(nameField(), "!");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await screen.findByText("Gênero salvo");
});
