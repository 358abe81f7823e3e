import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import { ApiError } from "../../api/api-error.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
// Load the lazy chunks up front so that they do not affect timing.
import "./conflict-dialog.tsx";
import "./gone-dialog.tsx";

const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };

/** Opens the conflict dialog: the form and a concurrent save changed the same field. */
async function collide(hasEtags = true) {
  const backend = new FakeBackend({ tables: { "/genres": genres }, hasEtags });
  const element = <EditScreen screens={genreScreens} form={form} />;
  const shown = await renderScreen({ backend, route: "/genres/edit/:id", at: "/genres/edit/f1", element });
  const { user } = shown;
  const name = await screen.findByRole("textbox", { name: /Nome/ });
  await user.clear(name);
  await user.type(name, "Meu nome");
  backend.change("/genres", "f1", { name: "Nome deles" });
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Outra pessoa salvou antes" }));
  const keepMine = () => dialog.getByRole("button", { name: "Salvar a minha versão" });
  return { ...shown, backend, dialog, keepMine };
}

const nameAt = (backend: FakeBackend) => Reflect.get(Object(backend.sent("PUT").at(-1)?.body), "name");

describe("the conflict dialog", () => {
  test.each([true, false])(
    "sends one request even if the button is pressed repeatedly (versions: %s)",
    async (hasEtags) => {
      const { backend, keepMine, arrivesAt } = await collide(hasEtags);
      const before = backend.sent("PUT").length;
      fireEvent.click(keepMine());
      fireEvent.click(keepMine());
      await arrivesAt("/genres/show/f1");
      expect(backend.sent("PUT")).toHaveLength(before + 1);
    },
  );

  test.each([true, false])(
    "reopens with the newest version if the record changed again (versions: %s)",
    async (...row) => {
      const { user, backend, dialog, keepMine, arrivesAt } = await collide(...row);
      await user.click(dialog.getAllByRole("radio")[1] ?? expect.fail("no choice"));
      backend.change("/genres", "f1", { name: "Nome deles, outra vez", description: "Deles" });
      await user.click(dialog.getByRole("button", { name: "Salvar as escolhas" }));
      expect((await dialog.findByText(/foi salvo mais uma vez/)).closest("[role=alert]")).toBeTruthy();
      expect(dialog.getByText("Nome deles, outra vez")).toBeTruthy();
      expect(dialog.getByText("Meu nome")).toBeTruthy();
      expect(screen.queryByText("Gênero salvo")).toBeNull();
      // Choices for the previous version are void.
      await user.click(keepMine());
      await arrivesAt("/genres/show/f1");
      expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ name: "Meu nome", description: "Deles" });
    },
  );

  test("saves without another choice if the newest version has no clash", async () => {
    const { user, backend, keepMine, arrivesAt } = await collide();
    backend.change("/genres", "f1", { name: genres[0]?.name, description: "Deles" });
    await user.click(keepMine());
    await arrivesAt("/genres/show/f1");
    expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ name: "Meu nome", description: "Deles" });
  });

  test("shows the reason of a failed save, and an unknown outcome after a lost response", async () => {
    const { user, backend, dialog, keepMine, arrivesAt } = await collide();
    backend.failNext(new ApiError({ kind: "http", statusCode: 500, message: "Oops" }));
    await user.click(keepMine());
    expect((await dialog.findByRole("alert")).textContent).toContain("Não foi possível salvar");
    backend.failNext(new ApiError({ kind: "network", message: "Lost" }));
    await user.click(keepMine());
    const look = await dialog.findByRole("link", { name: "Conferir" });
    expect(look.getAttribute("href")).toBe("/genres/show/f1");
    await user.click(keepMine());
    await arrivesAt("/genres/show/f1");
    expect(nameAt(backend)).toBe("Meu nome");
  });

  test("suggests to create the record again if it was deleted in the meantime", async () => {
    const { user, backend, keepMine } = await collide();
    await backend.send({ method: "DELETE", path: "/genres/{id}", params: { id: "f1" } });
    backend.failNext(new ApiError({ kind: "http", statusCode: 404, message: "Not found" }));
    await user.click(keepMine());
    const dialog = within(await screen.findByRole("dialog", { name: "Este registro foi excluído" }));
    await user.click(dialog.getByRole("button", { name: "Criar de novo" }));
    await waitFor(() => expect(backend.sent("POST")[0]?.body).toMatchObject({ name: "Meu nome" }));
  });
});

test("a 409 without a newer version shows the backend's message instead of the conflict dialog", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const element = <EditScreen screens={genreScreens} form={form} />;
  const { user } = await renderScreen({ backend, route: "/genres/edit/:id", at: "/genres/edit/f1", element });
  await user.type(await screen.findByRole("textbox", { name: /Nome/ }), "!");
  backend.failNext(
    new ApiError({ kind: "http", statusCode: 409, message: "Conflict", serverMessage: "The period is closed" }),
  );
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  await screen.findByText(/The period is closed/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(backend.sent("PUT")).toHaveLength(1);
});
