import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { genreScreens } from "../../../../testing/fixture/generated/screens/genre.ts";
import { memberScreens } from "../../../../testing/fixture/generated/screens/member.ts";
import { ApiError } from "../../api/api-error.ts";
import { ListScreen } from "../screens/list-screen.tsx";
import { genres, member } from "../testing/demo-records.ts";
import { FakeBackend } from "../testing/fake-backend.ts";
import { renderScreen } from "../testing/render-screen.tsx";

const refusal = (statusCode: number, change: object = {}) =>
  new ApiError({ kind: "http", statusCode, message: "No", ...change });

type User = Awaited<ReturnType<typeof renderScreen>>["user"];

async function confirm(user: User, button: string, confirmation = button) {
  const [first] = screen.getAllByRole("button", { name: button });
  await user.click(first ?? expect.fail(`no button ${button}`));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: confirmation }));
}

const isAnswered = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function showGenres() {
  const backend = new FakeBackend({ tables: { "/genres": genres } });
  const element = <ListScreen screens={genreScreens} />;
  const { user } = await renderScreen({ backend, route: "/genres", at: "/genres", element });
  for (const name of ["Poesia", "Contos"]) {
    await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${name}` }));
  }
  return { backend, user };
}

test("a bulk deletion shows why a record was rejected and keeps it selected", async () => {
  const { backend, user } = await showGenres();
  backend.failNext(refusal(403, { serverMessage: "faz parte do acervo" }));
  await confirm(user, "Excluir", "Excluir 2 gêneros");
  const note = await screen.findByText(/faz parte do acervo/);
  expect(note.textContent).toContain("Não foi possível excluir 1 gênero: Poesia: ");
  expect(note.textContent).not.toContain("Contos");
  await isAnswered();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Contos" })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Selecionar Poesia" }).checked).toBe(true);
  expect(screen.getByText("1 gênero selecionado")).toBeTruthy();
});

test("a bulk change skips records that a colleague changed and deselects deleted ones", async () => {
  const members = ["ana", "bia", "caio"].map((id) => ({ ...member, id, username: `${id}@escola.example` }));
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  for (const { username } of members) {
    await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${username}` }));
  }
  backend.change("/members/all", "bia", { status: "archived" });
  await backend.send({ method: "DELETE", path: "/members/{id}", params: { id: "caio" } });
  await user.click(screen.getByRole("button", { name: "Alterar" }));
  await user.click(await screen.findByRole("menuitem", { name: /Bloquead/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Alterar 3 pessoas" }));
  expect(await dialog.findByText("bia@escola.example: mudou desde então.")).toBeTruthy();
  expect(dialog.getByText("caio@escola.example: não existe mais.")).toBeTruthy();
  await dialog.findByRole("button", { name: "Alterar 1 pessoa" });
  expect(backend.sent("PUT").map(({ id }) => id)).toEqual(["ana"]);
  await user.click(dialog.getByRole("button", { name: "Fechar" }));
  expect(await screen.findByText("1 pessoa selecionada")).toBeTruthy();
});

test("a bulk change after which no record is left to change shows only the reasons", async () => {
  const members = ["ana", "caio"].map((id) => ({ ...member, id, username: `${id}@escola.example` }));
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  for (const { username } of members) {
    await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${username}` }));
  }
  await backend.send({ method: "DELETE", path: "/members/{id}", params: { id: "caio" } });
  await user.click(screen.getByRole("button", { name: "Alterar" }));
  await user.click(await screen.findByRole("menuitem", { name: /Bloquead/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(await dialog.findByRole("button", { name: "Alterar 2 pessoas" }));
  expect(await dialog.findByText("caio@escola.example: não existe mais.")).toBeTruthy();
  expect(dialog.queryByRole("combobox")).toBeNull();
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Fechar"]);
});

test("a bulk deletion pauses when the backend requests it, shows the end of the pause, and resumes", async () => {
  const { backend, user } = await showGenres();
  backend.failNext(refusal(429, { retryAt: Date.now() + 1 }), "DELETE");
  await confirm(user, "Excluir", "Excluir 2 gêneros");
  await screen.findByText(/^Em pausa a pedido do servidor\. Continua automaticamente às \d\d:\d\d:\d\d\./);
  await screen.findByText("2 gêneros excluídos");
  await isAnswered();
  expect(backend.sent("DELETE")).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Contos" })).toBeNull());
});

test("confirming a bulk deletion twice in quick succession sends it once", async () => {
  const { backend, user } = await showGenres();
  const [tool] = screen.getAllByRole("button", { name: "Excluir" });
  await user.click(tool ?? expect.fail("no button"));
  const button = within(await screen.findByRole("dialog")).getByRole("button", { name: "Excluir 2 gêneros" });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText("2 gêneros excluídos");
  await isAnswered();
  expect(backend.sent("DELETE")).toHaveLength(2);
});

test("a bulk action shows why a record was rejected and keeps it selected", async () => {
  const members = ["ana", "bia"].map((id) => ({ ...member, id, username: `${id}@escola.example` }));
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  for (const { username } of members) {
    await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${username}` }));
  }
  backend.failNext(refusal(409, { serverMessage: "já há uma leitora-chefe" }));
  await confirm(user, "Tornar leitor-chefe");
  expect((await screen.findByText(/já há uma leitora-chefe/)).textContent).toContain("ana@escola.example: ");
  await isAnswered();
  const isSelected = ({ username }: { readonly username: string }) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `Selecionar ${username}` }).checked;
  await waitFor(() => expect(members.map(isSelected)).toEqual([true, false]));
});

test("a bulk action skips and reports records that do not meet its condition", async () => {
  const members = ["active", "blocked"].map((status) => ({
    ...member,
    id: status,
    username: `${status}@escola.example`,
    status,
  }));
  const backend = new FakeBackend({ tables: { "/members/all": members } });
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  for (const { username } of members) {
    await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${username}` }));
  }
  await user.click(screen.getByRole("button", { name: "Pausar carteirinha" }));
  expect(await screen.findByText(/1 não atende à condição desta ação e fica como está\.$/)).toBeTruthy();
});

test("a bulk action without a matching record is disabled and explains its condition accessibly", async () => {
  const blocked = { ...member, id: "eva", username: "eva@escola.example", status: "blocked" };
  const backend = new FakeBackend({ tables: { "/members/all": [blocked] } });
  const element = <ListScreen screens={memberScreens} />;
  const { user } = await renderScreen({ backend, route: "/members", at: "/members", element });
  await user.click(await screen.findByRole("checkbox", { name: `Selecionar ${blocked.username}` }));
  const said = "Nenhum registro da seleção atende à condição desta ação: Status: Ativa ou Em espera.";
  const pause = screen.getByRole("button", { name: "Pausar carteirinha", description: said });
  expect(pause.getAttribute("aria-disabled")).toBe("true");
  const tip = screen.getByRole("tooltip");
  const hidden = tip.className;
  await user.hover(pause);
  expect(tip.className).not.toBe(hidden);
  await user.keyboard("{Escape}");
  pause.focus();
  await user.keyboard("{Escape}");
  expect(tip.className).toBe(hidden);
  await user.click(pause);
  expect(tip.className).not.toBe(hidden);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Tornar leitor-chefe" }).hasAttribute("aria-disabled")).toBe(false);
});
