import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunks up front so that their loading time does not affect the tests.
import "../../actions/delete-dialog.tsx";
import "../../actions/record-runs.ts";
import "../../../ui/confirm-dialog-frame.tsx";

async function showGenres() {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const element = <ListScreen screens={genreScreens} />;
  const { user } = await renderScreen({ backend, route: "/genres", at: "/genres?sort=name", element });
  await screen.findByRole("link", { name: "Contos" });
  return user;
}

/** Expects focus on the title link of a row. */
async function isOn(name: string) {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name })));
}

test("after a deletion, focus is on the title of the row that took its position", async () => {
  const user = await showGenres();
  await user.click(screen.getByRole("button", { name: "Ações de Contos" }));
  await user.click(await screen.findByRole("menuitem", { name: "Excluir" }));
  const dialog = within(await screen.findByRole("dialog"));
  const button = await dialog.findByRole("button", { name: /^Excluir/ });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await user.click(button);
  await isOn("Crime real");
});

test("after a bulk deletion, focus is on the title of the row that took the first position", async () => {
  const user = await showGenres();
  for (const name of ["Contos", "Crime real"]) {
    await user.click(screen.getByRole("checkbox", { name: `Selecionar ${name}` }));
  }
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Excluir 2 gêneros" }));
  await isOn("Poesia");
});
