import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

test("case 85: rows without an id are shown without links and actions", async () => {
  const nameless = [{ name: "Sem id" }, { name: "Também sem" }];
  const backend = new FakeBackend({ tables: { "/genres": [...nameless, ...genres.slice(0, 1)] }, shape: "bare" });
  const element = <ListScreen screens={genreScreens} />;
  await renderScreen({ backend, route: "/genres", at: "/genres", element });
  expect(await screen.findByRole("link", { name: "Poesia" })).toBeTruthy();
  for (const { name } of nameless) {
    const row = screen.getByText(name).closest("tr, li") as HTMLElement;
    expect(within(row).queryByRole("link")).toBeNull();
    expect(within(row).queryByRole("button")).toBeNull();
    expect(within(row).getByRole("checkbox")).toHaveProperty("disabled", true);
  }
});
