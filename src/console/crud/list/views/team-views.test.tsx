import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import type { ListView } from "../../../../contract/list-views.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import lazy chunks up front so that their loading time does not affect the tests.
import "./views-popover.tsx";
import "./view-tabs.tsx";
import "../../../ui/confirm-dialog-frame.tsx";

const view = (id: string, part: Partial<ListView>): ListView => ({
  id,
  list: "ticket",
  name: id,
  search: "status=blocked",
  note: "",
  isShared: false,
  isTeamDefault: false,
  owner: "Bia",
  isOwn: true,
  isDefault: false,
  mayEdit: true,
  ...part,
});
const own = view("v1", { name: "Parados" });
const shared = view("v2", { name: "Da Bia", isShared: true, isOwn: false, mayEdit: false, note: "Olhem hoje" });

/** Responds to writes with the view, as backends do. */
class ViewsBackend extends FakeBackend {
  override async send<T>(...[request, options]: Parameters<FakeBackend["send"]>): Promise<T> {
    const sent = await super.send<T>(request, options);
    const id = request.params?.["id"] ?? "made";
    return (request.method === "DELETE" ? sent : { isDefault: false, ...(request.body as object), id }) as T;
  }
}

async function showList(views: readonly ListView[], { at = "/tickets", sharedViews = true } = {}) {
  const rows = tickets(12).map((ticket, index) => ({ ...ticket, status: index < 9 ? "blocked" : "active" }));
  const backend = new ViewsBackend({ tables: { "/tickets": rows, "/list-views": views } });
  const shown = await renderScreen({
    backend,
    route: "/tickets",
    at,
    element: <ListScreen screens={ticketScreens} />,
    abilities: { counts: true, filters: ["is"], paging: "pages", sharedViews },
  });
  await screen.findAllByRole("link", { name: /^C-0/ });
  const open = async () => {
    await shown.user.click(screen.getByRole("button", { name: "Visões" }));
    return within(await screen.findByRole("dialog", { name: "Visões" }));
  };
  return { ...shown, backend, open };
}

describe("views that the backend stores", () => {
  test("are grouped by owner, with the owner's name and message", async () => {
    const { open } = await showList([own, shared]);
    const dialog = await open();
    const mine = within(await dialog.findByRole("group", { name: "Minhas visões" }));
    const team = within(dialog.getByRole("group", { name: "Da equipe" }));
    expect(mine.getByRole("link", { name: "Parados" })).toBeTruthy();
    expect(team.getByText("de Bia")).toBeTruthy();
    expect(team.getByText("Olhem hoje")).toBeTruthy();
    expect(team.queryByRole("button", { name: /^(Editar|Excluir) visão/ })).toBeNull();
  });

  test("open by their link, and a change stays local until the owner saves it", async () => {
    const { backend, open, user, arrivesAt, address } = await showList([own], { at: "/tickets?view=v1" });
    await screen.findByText(/9 ingressos/);
    await user.click(screen.getByRole("button", { name: /^Remover filtro/ }));
    await screen.findByText(/12 ingressos/);
    expect(new URLSearchParams(address().split("?")[1]).get("view")).toBe("v1");
    expect(backend.sent("PUT")).toEqual([]);
    const dialog = await open();
    await user.click(dialog.getByRole("button", { name: "Salvar alterações em “Parados”" }));
    await arrivesAt("/tickets?view=v1");
    expect(backend.sent("PUT")).toMatchObject([{ id: "v1", body: { name: "Parados", isShared: false } }]);
    expect(backend.sent("PUT").map(({ body }) => (body as ListView).search)).toEqual([
      expect.not.stringContaining("status="),
    ]);
    await screen.findByText(/12 ingressos/);
  });

  test("a new one is saved with its sharing, and the list is then in it", async () => {
    const { backend, open, user, arrivesAt } = await showList([]);
    const dialog = await open();
    await user.click(dialog.getByRole("button", { name: "Salvar esta visão" }));
    await user.type(await screen.findByLabelText("Nome da visão"), "Para a Ana");
    await user.click(screen.getByRole("checkbox", { name: "Compartilhar com a equipe" }));
    await user.type(screen.getByRole("textbox", { name: "Recado para a equipe (opcional)" }), "Confira");
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await arrivesAt("/tickets?view=made");
    expect(backend.sent("POST")).toMatchObject([
      { body: { list: "ticket", name: "Para a Ana", note: "Confira", isShared: true, isTeamDefault: false } },
    ]);
  });

  test("one's own default has priority over the team's, and opens the list at once on the next visit", async () => {
    const team = { ...shared, search: "status=active", isTeamDefault: true };
    const first = await showList([team, { ...own, isDefault: true }]);
    await screen.findByText(/9 ingressos/);
    first.unmount();
    const { backend } = await showList([team, { ...own, isDefault: true }]);
    const [list] = backend.calls.filter(({ path }) => path === "/tickets");
    expect(list?.query?.filters).toEqual({ status: "blocked" });
  });

  test("without a default of one's own, the list opens with the team's", async () => {
    await showList([{ ...shared, search: "status=active", isTeamDefault: true }, own]);
    await screen.findByText(/3 ingressos/);
  });

  test("are tabs above the list, and the one that the list is in is marked", async () => {
    const { user, arrivesAt } = await showList([own, shared], { at: "/tickets?view=v1" });
    const tabs = within(await screen.findByRole("navigation", { name: "Visões" }, { timeout: 10_000 }));
    const marked = () => tabs.getAllByRole("link").filter((tab) => tab.getAttribute("aria-current") === "page");
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Ingressos", "Parados", "Da Bia"]);
    expect(marked().map(({ textContent }) => textContent)).toEqual(["Parados"]);
    await user.click(tabs.getByRole("link", { name: "Ingressos" }));
    await arrivesAt("/tickets?view=all");
    expect(marked().map(({ textContent }) => textContent)).toEqual(["Ingressos"]);
  });

  test("a deleted view and a removed field are reported, and the rest of the list opens", async () => {
    const { unmount } = await showList([own], { at: "/tickets?view=gone" });
    await screen.findByText("Parte do link não foi reconhecida: view=gone");
    unmount();
    await showList([{ ...own, search: "color=red&status=blocked" }], { at: "/tickets?view=v1" });
    await screen.findByText("Parte do link não foi reconhecida: color=red");
    await screen.findByText(/9 ingressos/);
  });

  test("views of the browser are taken over, with their default", async () => {
    const kept = [{ name: "Antiga", search: "status=active", isDefault: true }];
    localStorage.setItem("console-views-ticket", JSON.stringify(kept));
    const { backend, open, user } = await showList([], { at: "/tickets?view=all" });
    const dialog = await open();
    await user.click(dialog.getByRole("button", { name: "Importar as visões deste navegador (1)" }));
    await waitFor(() => expect(localStorage.getItem("console-views-ticket")).toBe("[]"));
    expect(backend.sent("POST")).toMatchObject([
      { body: { name: "Antiga", search: "status=active", isShared: false } },
    ]);
    expect(backend.sent("PUT")).toMatchObject([{ path: "/list-views/{id}/default", body: { isDefault: true } }]);
  });

  test("a shared view is deleted after a confirmation", async () => {
    const { backend, open, user } = await showList([{ ...shared, isOwn: true, mayEdit: true }]);
    const dialog = await open();
    await user.click(await dialog.findByRole("button", { name: "Excluir visão Da Bia" }));
    expect(backend.sent("DELETE")).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Excluir visão" }));
    await waitFor(() => expect(backend.sent("DELETE")).toMatchObject([{ id: "v2" }]));
  });

  test("a private view is deleted at once and can be restored, as the default that it was", async () => {
    const { backend, open, user } = await showList([{ ...own, isDefault: true }]);
    const dialog = await open();
    await user.click(await dialog.findByRole("button", { name: "Excluir visão Parados" }));
    await waitFor(() => expect(backend.sent("DELETE")).toMatchObject([{ id: "v1" }]));
    await user.click(await dialog.findByRole("button", { name: "Desfazer", description: "Visão Parados excluída" }));
    await waitFor(() => expect(backend.sent("PUT")).toMatchObject([{ id: "made", body: { isDefault: true } }]));
    expect(backend.sent("POST")).toMatchObject([{ body: { list: "ticket", name: "Parados", search: own.search } }]);
  });

  test("a new one replaces a private one of the same name after a hint, but not a shared one", async () => {
    const { backend, open, user } = await showList([own, { ...shared, isOwn: true }], { at: "/tickets?view=all" });
    const dialog = await open();
    await dialog.findByRole("link", { name: "Parados" });
    await user.click(dialog.getByRole("button", { name: "Salvar esta visão" }));
    const input = await screen.findByLabelText("Nome da visão");
    fireEvent.change(input, { target: { value: "Da Bia" } });
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    expect(screen.getByText("Já existe uma visão com este nome")).toBeTruthy();
    fireEvent.change(input, { target: { value: "Parados" } });
    expect(screen.getByText("Já existe uma visão com este nome. Ela será substituída")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(backend.sent("PUT")).toMatchObject([{ id: "v1", body: { name: "Parados" } }]));
    expect(backend.sent("POST")).toEqual([]);
  });

  test("a backend without the ability gets no call", async () => {
    const { backend, open } = await showList([own], { sharedViews: false });
    expect((await open()).queryByText("Parados")).toBeNull();
    expect(backend.calls.some(({ path }) => path === "/list-views")).toBe(false);
  });
});
