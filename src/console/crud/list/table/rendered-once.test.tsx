import { screen, within } from "@testing-library/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../../testing/fixture/generated/screens/genre.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { genres } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

/** Shows a list, and counts how often its names are rendered. */
async function renderCounted(element: ReactElement) {
  const backend = new FakeBackend({ tables: { "/genres": genres }, shape: "bare" });
  const counted = { renders: 0 };
  const name = ({ children }: { readonly children: ReactNode }) => {
    counted.renders += 1;
    return children;
  };
  const { user } = await renderScreen({
    backend,
    route: "/genres",
    at: "/genres",
    element,
    overrides: { entities: { genre: { display: { name } } } },
  });
  const link = await screen.findByRole("link", { name: "Poesia" });
  return { user, counted, row: link.closest("tr, li") as HTMLElement };
}

/** A list with the options of a field that arrive later. */
function ListWithLateOptions() {
  const [screens, setScreens] = useState(genreScreens);
  return (
    <>
      <button type="button" onClick={() => setScreens({ ...screens })}>
        arrive
      </button>
      <ListScreen screens={screens} />
    </>
  );
}

test("options of another field that arrive later do not re-render a value", async () => {
  const { user, counted } = await renderCounted(<ListWithLateOptions />);
  const before = counted.renders;
  await user.click(screen.getByRole("button", { name: "arrive" }));
  expect(counted.renders).toBe(before);
});

test("selecting a row does not re-render its values", async () => {
  const { user, counted, row } = await renderCounted(<ListScreen screens={genreScreens} />);
  const before = counted.renders;
  const box = within(row).getByRole<HTMLInputElement>("checkbox");
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(counted.renders).toBe(before);
});
