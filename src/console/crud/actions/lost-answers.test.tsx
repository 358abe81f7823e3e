import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const LOST = new ApiError({ kind: "network", message: "Lost" });
const NOT_FOUND = new ApiError({ kind: "http", statusCode: 404, message: "Not found" });

type Screens = typeof genreScreens | typeof memberScreens;

/** Opens an item of the first row's menu and returns a function that confirms it. */
async function choose([screens, title, item]: readonly [Screens, string, string]) {
  const backend = new FakeBackend({ tables: { "/genres": genres, "/members/all": [member] } });
  const element = <ListScreen screens={screens} />;
  const at = screens.routes.list ?? "/";
  const { user } = await renderScreen({ backend, route: at, at, element });
  await user.click(await screen.findByRole("button", { name: new RegExp(title) }));
  await user.click(screen.getByRole("menuitem", { name: new RegExp(`^${item}`) }));
  const dialog = within(await screen.findByRole("dialog"));
  const confirm = () => user.click(dialog.getByRole("button", { name: new RegExp(`^${item}`) }));
  return { backend, user, confirm };
}

test.each([
  ["an action", memberScreens, member.username, "Tornar leitor-chefe", "/members/show/a1"],
  ["a deletion", genreScreens, "Poesia", "Excluir", "/genres/show/f1"],
] as const)(
  "%s with a lost response warns that the outcome is unknown and opens the record on request",
  async (...row) => {
    const [, screens, title, item, place] = row;
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { backend, user, confirm } = await choose([screens, title, item]);
    backend.failNext(LOST);
    await confirm();
    const told = await screen.findByText(/O servidor não confirmou a operação/);
    expect(told.textContent).not.toMatch(/Não foi possível/);
    await user.click(await screen.findByRole("button", { name: "Conferir" }));
    expect(open).toHaveBeenCalledWith(place, "_blank", "noopener");
    open.mockRestore();
  },
);

test.each([
  ["an action", memberScreens, member.username, "Tornar leitor-chefe"],
  ["a deletion", genreScreens, "Poesia", "Excluir"],
] as const)("%s without a backend endpoint does not report a missing record", async (...row) => {
  const [, screens, title, item] = row;
  const { backend, confirm } = await choose([screens, title, item]);
  backend.failNext(NOT_FOUND);
  await confirm();
  await screen.findByText(/O endereço não existe ou foi alterado\./);
  expect(screen.queryByText(/registro não foi encontrado/)).toBeNull();
});

test("an action on a deleted record reports that it is missing", async () => {
  const { backend, confirm } = await choose([memberScreens, member.username, "Tornar leitor-chefe"]);
  await backend.send({ method: "DELETE", path: "/members/{id}", params: { id: member.id } });
  backend.failNext(NOT_FOUND);
  await confirm();
  await waitFor(() => expect(screen.getByText(/O registro não foi encontrado/)).toBeTruthy());
});
