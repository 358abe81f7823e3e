import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { watchSavedFiles } from "../testing/saved-files.ts";
// Preload lazy chunks: their load time is not under test.
import "./transfer-tasks.tsx";
import "../list/table/printed-page.tsx";

afterEach(() => {
  act(() => void window.dispatchEvent(new Event("afterprint")));
  vi.restoreAllMocks();
});

/** More records than two requests return. Every third one is inactive. */
const many = Array.from({ length: 1100 }, (_, at) => ({
  id: `g${at}`,
  name: `Gênero ${String(at).padStart(4, "0")}`,
  code: at % 2 === 0 ? "poetry" : "true-crime",
  active: at % 3 !== 0,
}));

async function showGenres(at: string, backend = new FakeBackend({ tables: { "/genres": many } })) {
  const printed = vi.fn();
  vi.stubGlobal("print", printed);
  const element = <ListScreen screens={genreScreens} />;
  const shown = await renderScreen({ backend, route: "/genres", at, element });
  await screen.findAllByRole("link", { name: /^Gênero/ });
  const choose = async (entry: string) => {
    await shown.user.click(screen.getByRole("button", { name: "Exportar, importar, imprimir" }));
    await shown.user.click(await screen.findByRole("menuitem", { name: entry }));
  };
  return { ...shown, backend, printed, choose };
}

/** The rows of the print table, including its header. */
const sheetRows = () =>
  [...document.querySelectorAll<HTMLTableElement>("body > div > table")].flatMap((table) =>
    [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent ?? "")),
  );

describe("a printed list", () => {
  test("has all pages with the list's columns, filters and order, and a title", async () => {
    const { printed, choose } = await showGenres("/genres?active=true&q=g%C3%AAnero&sort=-name&columns=name,active");
    await choose("Imprimir");
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    const [over, head, ...rows] = sheetRows();
    const wanted = many.filter(({ active }) => active).map(({ name }) => [name, "Sim"]);
    expect(over?.[0]).toMatch(/^Gêneros\d\d\/.* · 733 gêneros · Busca: gênero · Ativo: Sim$/);
    expect(head).toEqual(["Nome", "Ativo"]);
    expect(rows).toEqual(wanted.reverse());
  });

  test("describes alternative conditions like the list", async () => {
    const { printed, choose } = await showGenres("/genres?any=active:true%7Ccode:true-crime");
    await choose("Imprimir");
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    expect(sheetRows()[0]?.[0]).toMatch(/ · Ativo: Sim ou Código: Crime real$/);
  });

  test("can be stopped while loading, and then prints no page and shows no error", async () => {
    const { backend, printed, choose, user } = await showGenres("/genres");
    let open = () => {};
    const before = backend.sent("GET").length;
    backend.holdRecords("/genres", new Promise((resolve) => (open = resolve)));
    await choose("Imprimir");
    await user.click(await screen.findByRole("button", { name: "Cancelar" }));
    open();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancelar" })).toBeNull());
    expect(printed).not.toHaveBeenCalled();
    expect(sheetRows()).toEqual([]);
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(backend.sent("GET").length).toBe(before + 1);
  });

  test("is not printed after the user left the list", async () => {
    const { backend, printed, choose, router } = await showGenres("/genres?active=true");
    let open = () => {};
    backend.holdRecords("/genres", new Promise((resolve) => (open = resolve)));
    await choose("Imprimir");
    await act(() => router.navigate("/elsewhere"));
    await screen.findByText("elsewhere");
    open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(printed).not.toHaveBeenCalled();
    expect(sheetRows()).toEqual([]);
  });

  test("has only the current page when printed with the browser's shortcut, and notes that", async () => {
    await showGenres("/genres?page=2&size=50");
    const note = await screen.findByText(/^Somente a página 2 de 22 foi impressa\./);
    expect(note.textContent).toBe(
      "Somente a página 2 de 22 foi impressa. Para a lista inteira, use “Exportar, importar, imprimir” → “Imprimir”.",
    );
  });

  test("has no note about pages if there is only one", async () => {
    await showGenres("/genres", new FakeBackend({ tables: { "/genres": many.slice(0, 9) } }));
    expect(screen.queryByText(/^Impressa só/)).toBeNull();
  });
});

test("a list is exported with all of its pages", async () => {
  const saved = watchSavedFiles();
  const { choose } = await showGenres("/genres?columns=name");
  await choose("Exportar CSV");
  await screen.findByText(/^Exportado: 1\.100 gêneros/);
  const lines = (await saved[0]?.content.text())?.trim().split(/\r?\n/);
  expect(lines).toHaveLength(many.length + 1);
});

test("stopping an export does not affect a selection of all matching records", async () => {
  const { backend, choose, user } = await showGenres("/genres");
  let open = () => {};
  backend.holdRecords("/genres", new Promise((resolve) => (open = resolve)));
  await choose("Exportar CSV");
  const cancel = await screen.findByRole("button", { name: "Cancelar" });
  await user.keyboard("{Control>}a{/Control}");
  await user.click(cancel);
  open();
  await screen.findByRole("toolbar", { name: "1.100 gêneros selecionados" });
  expect(screen.getByRole("alert").textContent).toBe("");
});
