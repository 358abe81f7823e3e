import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

test("selecting a row does not re-render its values", async () => {
  const backend = new FakeBackend({ tables: { "/genres": genres }, shape: "bare" });
  const element = <ListScreen screens={genreScreens} />;
  let renders = 0;
  const name = ({ children }: { readonly children: ReactNode }) => {
    renders += 1;
    return children;
  };
  const { user } = await renderScreen({
    backend,
    route: "/genres",
    at: "/genres",
    element,
    overrides: { entities: { genre: { display: { name } } } },
  });
  const row = (await screen.findByRole("link", { name: "Poesia" })).closest("tr, li") as HTMLElement;
  const before = renders;
  const box = within(row).getByRole<HTMLInputElement>("checkbox");
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(renders).toBe(before);
});
