import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreUpdateSchema } from "../../../../testing/fixture/generated/schemas/genre.ts";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { validateGenreUpdate } from "../../../../testing/fixture/generated/validators/genre.js";
import { FROM_SHOWN } from "../../data/to-record-path.ts";
import { EditScreen } from "../screens/edit-screen.tsx";
import { genres } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

test.each([
  ["from the show page, without a second history entry", FROM_SHOWN, "/genres"],
  ["from elsewhere, and Back returns there", null, "/genres?q=a"],
])("saving opens the show page if the form was opened %s", async (_, state, behind) => {
  const form = { schema: genreUpdateSchema, validate: validateGenreUpdate };
  const element = <EditScreen screens={genreScreens} form={form} />;
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const shown = await renderScreen({ backend, route: "/genres/edit/:id", at: "/genres", element });
  await act(() => shown.router.navigate(state ? "/genres/show/f1" : "/genres?q=a"));
  await act(() => shown.router.navigate("/genres/edit/f1", { state }));
  fireEvent.change(await screen.findByRole("textbox", { name: /Nome/ }), { target: { value: "Ensaios" } });
  await shown.user.click(screen.getByRole("button", { name: "Salvar" }));
  await shown.arrivesAt("/genres/show/f1");
  await act(() => shown.router.navigate(-1));
  await shown.arrivesAt(behind);
  expect(backend.sent("PUT")).toHaveLength(1);
});
