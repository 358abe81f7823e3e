import { screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import { useFormScope } from "../../fields/form-context.ts";
import { deferred } from "../../testing/deferred.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { useBeforeSave } from "./lazy-form-content.tsx";

const [poetry] = genres;

/** Changes the name in a save hook. */
function Renaming() {
  const { store } = useFormScope();
  useBeforeSave(async () => {
    store.set("name", "Poemas");
    return true;
  });
  return <p>Renaming</p>;
}

function Refusing() {
  useBeforeSave(async () => false);
  return <p>Refusing</p>;
}

/** Renders the edit form with a lazy footer; `save` clicks the submit button. */
async function editWith(load: () => Promise<ComponentType>) {
  const backend = new FakeBackend({ tables: { "/genres": [poetry ?? {}] } });
  const at = `/genres/edit/${poetry?.id}`;
  const { user } = await renderScreen({
    backend,
    route: "/genres/edit/:id",
    at,
    element: <EditScreen screens={genreScreens} form={{ schema: genreUpdateSchema, validate: validateGenreUpdate }} />,
    overrides: { entities: { genre: { formFooter: load } } },
  });
  const name = await screen.findByRole("textbox", { name: /^Nome/ });
  await user.type(name, " e prosa");
  const save = () => user.click(screen.getByRole("button", { name: /^Salv/ }));
  return { user, save, sent: () => backend.sent("PUT").map(({ body }) => body) };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a save is delayed until lazy content has loaded and its save hooks have run", async () => {
  const part = deferred<ComponentType>();
  const { save, sent } = await editWith(() => part.promise);
  await save();
  await rest();
  expect(sent()).toEqual([]);
  expect(screen.getByRole("progressbar", { name: "Salvando…" })).toBeTruthy();
  part.resolve(Renaming);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: "Poemas" });
});

test("a chunk that fails to load cancels the save, and the next save retries it", async () => {
  let isThere = false;
  const { save, sent } = await editWith(async () => {
    if (!isThere) {
      throw new TypeError("Failed to fetch dynamically imported module");
    }
    return Renaming;
  });
  await save();
  expect((await screen.findAllByText(/^Sem conexão com o servidor/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole("button", { name: "Salvar" })).toBeTruthy());
  expect(sent()).toEqual([]);
  isThere = true;
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("a save hook that resolves to false cancels the save, which can be retried", async () => {
  const { save, sent } = await editWith(async () => Refusing);
  await screen.findByText("Refusing");
  await save();
  await rest();
  await save();
  await rest();
  expect(sent()).toEqual([]);
  expect(screen.getByRole("button", { name: "Salvar" }).getAttribute("aria-disabled")).toBe("false");
});
