import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

async function showGenres() {
  const backend = new FakeBackend({ shape: "bare", tables: { "/genres": genres } });
  const element = <ListScreen screens={genreScreens} />;
  const page = await renderScreen({ backend, route: "/genres", at: "/genres", element });
  const row = (await screen.findByRole("link", { name: "Poesia" })).closest("tr");
  const cell = row?.querySelector("td:not(:first-child):not([data-row-title])");
  const box = row?.querySelector("input[type=checkbox]");
  if (!(row && cell && box instanceof HTMLInputElement)) {
    throw new TypeError("The row has no cells");
  }
  return { ...page, row, cell, box };
}

test("a click on a row opens its record", async () => {
  const { user, cell, address } = await showGenres();
  await user.click(cell);
  await waitFor(() => expect(address()).toBe("/genres/show/f1"));
});

test.each([
  ["Ctrl+click", (cell: Element) => fireEvent.click(cell, { ctrlKey: true })],
  ["Cmd+click", (cell: Element) => fireEvent.click(cell, { metaKey: true })],
  ["the middle button", (cell: Element) => fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 1 }))],
])("%s opens the record in a new tab", async (_, press) => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { cell, address } = await showGenres();
  press(cell);
  expect(open.mock.calls).toEqual([["/genres/show/f1", "_blank", "noopener"]]);
  expect(address()).toBe("/genres");
});

test("a click on selected text, with Shift, or on the menu does not open the record", async () => {
  const { user, row, cell, address } = await showGenres();
  fireEvent.click(cell, { shiftKey: true });
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  getSelection()?.removeAllRanges();
  const menu = row.querySelector("[aria-haspopup=menu]");
  await user.click(menu as HTMLElement);
  expect(screen.getByRole("menu")).toBeTruthy();
  expect(address()).toBe("/genres");
});

test("a click next to the checkbox selects the row", async () => {
  const { user, box, address } = await showGenres();
  await user.click(box.parentElement as HTMLElement);
  expect(box.checked).toBe(true);
  expect(address()).toBe("/genres");
});

test("Shift+click on another checkbox selects the rows between them", async () => {
  const { user } = await showGenres();
  const [, first, , last] = screen.getAllByRole<HTMLInputElement>("checkbox");
  await user.click(first as HTMLElement);
  await user.keyboard("{Shift>}");
  await user.click(last as HTMLElement);
  await user.keyboard("{/Shift}");
  expect(screen.getByRole("toolbar", { name: "3 gêneros selecionados" })).toBeTruthy();
});

test("Shift+arrow down selects the focused row and the next one", async () => {
  const { user } = await showGenres();
  await user.keyboard("j{Shift>}{ArrowDown}{/Shift}");
  expect(screen.getByRole("toolbar", { name: "2 gêneros selecionados" })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Crime real");
});
