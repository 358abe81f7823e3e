import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Load the lazy chunk up front so that it does not affect timing.
import "./conflict-dialog.tsx";
import { EditScreen } from "../screens/edit-screen.tsx";

const row = { entity: "genre", recordId: "f1", action: "update", address: "::1", requestId: "r" };
const audit = [
  { ...row, id: "2", at: "2026-11-02T12:00:00Z", username: "ana@escola.example" },
  { ...row, id: "1", at: "2026-11-01T12:00:00Z", username: "bia@escola.example" },
];

/** Saves a genre that was changed concurrently. */
async function collide(hasAudit: boolean) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/audit": audit }, hasEtags: true });
  const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
  const { user } = await renderScreen({
    backend,
    route: "/genres/edit/:id",
    at: "/genres/edit/f1",
    element: <EditScreen screens={genreScreens} form={form} />,
    abilities: { audit: hasAudit },
  });
  await user.type(await screen.findByRole("textbox", { name: /Nome/ }), "!");
  backend.change("/genres", "f1", { name: "Nome deles" });
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Outra pessoa salvou antes" }));
  return { dialog, asked: () => backend.calls.filter(({ path }) => path === "/audit") };
}

test("the dialog shows who saved first and when, if there is an audit log", async () => {
  const { dialog, asked } = await collide(true);
  expect(await dialog.findByText(/^ana@escola.example salvou em 02\/11\/2026.*09:00\.$/)).toBeTruthy();
  expect(asked()).toHaveLength(1);
});

test("the audit log is not queried if the backend has none", async () => {
  const { dialog, asked } = await collide(false);
  expect(dialog.getByText("Nome deles")).toBeTruthy();
  expect(asked()).toEqual([]);
});
