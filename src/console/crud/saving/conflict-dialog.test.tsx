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
// Fetched when they are wanted; the tests are not about how long that takes.
import "./conflict-dialog.tsx";
import "./gone-dialog.tsx";

const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };

/** An edit form whose save met what somebody else made of the same field. */
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

describe("the dialog of two versions", () => {
  test.each([true, false])("saves once however often its button is pressed (versions: %s)", async (hasEtags) => {
    const { backend, keepMine, arrivesAt } = await collide(hasEtags);
    const before = backend.sent("PUT").length;
    fireEvent.click(keepMine());
    fireEvent.click(keepMine());
    await arrivesAt("/genres/show/f1");
    expect(backend.sent("PUT")).toHaveLength(before + 1);
  });

  test.each([true, false])(
    "shows the newest and asks again where they saved once more (versions: %s)",
    async (...row) => {
      const { user, backend, dialog, keepMine, arrivesAt } = await collide(...row);
      await user.click(dialog.getAllByRole("radio")[1] ?? expect.fail("no choice"));
      backend.change("/genres", "f1", { name: "Nome deles, outra vez", description: "Deles" });
      await user.click(dialog.getByRole("button", { name: "Salvar as escolhas" }));
      expect((await dialog.findByText(/foi salvo mais uma vez/)).closest("[role=alert]")).toBeTruthy();
      expect(dialog.getByText("Nome deles, outra vez")).toBeTruthy();
      expect(dialog.getByText("Meu nome")).toBeTruthy();
      expect(screen.queryByText("Gênero salvo")).toBeNull();
      // What was chosen of the version before says nothing of this one.
      await user.click(keepMine());
      await arrivesAt("/genres/show/f1");
      expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ name: "Meu nome", description: "Deles" });
    },
  );

  test("does not ask again where the newest version holds nothing that both changed", async () => {
    const { user, backend, keepMine, arrivesAt } = await collide();
    backend.change("/genres", "f1", { name: genres[0]?.name, description: "Deles" });
    await user.click(keepMine());
    await arrivesAt("/genres/show/f1");
    expect(backend.sent("PUT").at(-1)?.body).toMatchObject({ name: "Meu nome", description: "Deles" });
  });

  test("tells why it could not save, and that a lost answer leaves open whether it did", async () => {
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

  test("says so where the record was deleted while it was being chosen, and offers to create it anew", async () => {
    const { user, backend, keepMine } = await collide();
    await backend.send({ method: "DELETE", path: "/genres/{id}", params: { id: "f1" } });
    backend.failNext(new ApiError({ kind: "http", statusCode: 404, message: "Not found" }));
    await user.click(keepMine());
    const dialog = within(await screen.findByRole("dialog", { name: "Este registro foi excluído" }));
    await user.click(dialog.getByRole("button", { name: "Criar de novo" }));
    await waitFor(() => expect(backend.sent("POST")[0]?.body).toMatchObject({ name: "Meu nome" }));
  });
});

test("a 409 for another reason than a version is told with its reason, and not as a conflict", async () => {
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
