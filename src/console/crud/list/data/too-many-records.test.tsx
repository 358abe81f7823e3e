import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import type { ListPage, ListQuery } from "../../../../contract/transport.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunks up front so that their loading time does not affect the tests.
import "../../bulk/bulk-bar.tsx";
import "../../transfer/transfer-tasks.tsx";

const LIMIT = "São 100.040 registros; o máximo por vez é 20.000. Filtre antes.";
const MORE = "São mais de 20.000 registros, o máximo por vez. Filtre antes.";

/**
 * Shows a list of 100,040 genres. The backend counts them exactly, or stops at 20,000 unless an exact count is
 * requested.
 */
async function showGenres(isCounted: boolean) {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const list = backend.list.bind(backend);
  vi.spyOn(backend, "list").mockImplementation(
    async <T,>(request: Parameters<typeof list>[0], query: ListQuery = {}) => {
      const page: ListPage<T> = await list<T>(request, query);
      const isExact = isCounted || query.isCountedExactly === true;
      return isExact ? { ...page, total: 100_040 } : { ...page, total: 20_000, isAtLeast: true, next: "x" };
    },
  );
  const element = <ListScreen screens={genreScreens} />;
  const { user } = await renderScreen({ backend, route: "/genres", at: "/genres", element });
  await screen.findByRole("checkbox", { name: "Selecionar Poesia" });
  return { backend, user };
}

test.each([true, false])("Ctrl+A reports the number of records and the limit (counted: %s)", async (isCounted) => {
  const { user } = await showGenres(isCounted);
  await user.keyboard("{Control>}a{/Control}");
  expect(await screen.findByText(LIMIT)).toBeTruthy();
  expect(screen.queryByText(/servidor/)).toBeNull();
});

test.each(["Exportar CSV", "Exportar Excel (XLSX)", "Imprimir"])(
  "%s reports the limit before any record is fetched",
  async (entry) => {
    const { backend, user } = await showGenres(true);
    const before = backend.sent("GET").length;
    await user.click(screen.getByRole("button", { name: "Exportar, importar, imprimir" }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
    expect(await screen.findByText(LIMIT)).toBeTruthy();
    expect(backend.sent("GET")).toHaveLength(before);
  },
);

test.each([
  [true, "Selecionar tudo: 100.040 gêneros", LIMIT],
  [false, "Selecionar tudo", MORE],
])(
  "the button that selects all records is disabled and describes the limit (counted: %s)",
  async (isCounted, name, reason) => {
    const { user } = await showGenres(isCounted);
    await user.click(screen.getByRole("checkbox", { name: "Selecionar Poesia" }));
    const button = await screen.findByRole("button", { name, description: reason });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    await waitFor(() => expect(screen.getByText("1 gênero selecionado")).toBeTruthy());
  },
);
