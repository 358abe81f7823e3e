import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { tickets } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
// Import the lazy chunk up front so that its loading time does not affect the tests.
import "./cards-sort.tsx";

/** Stubs the media query of a phone's viewport, since the test browser has none. */
function narrowTheWindow(): void {
  const match = (media: string) => ({
    media,
    matches: media.includes("max-width:599.95px"),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("matchMedia", match);
}

test("in a narrow viewport each record is a card of its title, status, first three values and actions", async () => {
  narrowTheWindow();
  const backend = new FakeBackend({ tables: { "/tickets": tickets(2) } });
  const element = <ListScreen screens={ticketScreens} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const link = await screen.findByRole("link", { name: "C-001" });
  expect(screen.queryByRole("table")).toBeNull();
  const [card] = within(screen.getByRole("list", { name: "Ingressos" })).getAllByRole("listitem");
  expect(card?.contains(link)).toBe(true);
  expect([...(card?.querySelectorAll("dt") ?? [])].map((term) => term.textContent)).toEqual([
    "Tipo",
    "Audiência",
    "Último dia",
  ]);
  expect(card?.textContent).toContain("Ativo");
  expect(within(card ?? document.body).queryByText("Status")).toBeNull();
  const order = await screen.findByRole("combobox", { name: "Ordenar por" });
  expect(screen.getByRole("option", { name: "Código", selected: true })).toBeTruthy();
  const firstCard = () => within(screen.getByRole("list", { name: "Ingressos" })).getAllByRole("listitem")[0];
  await user.click(screen.getByRole("button", { name: "Inverter a ordem" }));
  await waitFor(() => expect(firstCard()?.textContent).toContain("C-002"));
  await user.selectOptions(order, "Valor");
  expect(await screen.findByRole("option", { name: "Valor", selected: true })).toBeTruthy();
  await user.click(await screen.findByRole("checkbox", { name: "Selecionar C-001" }));
  await screen.findByText("1 ingresso selecionado");
  await user.click(screen.getByRole("button", { name: "Ações de C-001" }));
  expect(screen.getByRole("menuitem", { name: "Editar" })).toBeTruthy();
});

test("in a narrow viewport the tools of the list open by a button", async () => {
  narrowTheWindow();
  const backend = new FakeBackend({ tables: { "/tickets": tickets(2) } });
  const element = <ListScreen screens={ticketScreens} />;
  const { user } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  const button = await screen.findByRole("button", { name: "Mais ferramentas" });
  expect(screen.queryByRole("button", { name: "Colunas" })).toBeNull();
  await user.click(button);
  expect(screen.getByRole("button", { name: "Colunas" })).toBeTruthy();
});

test("in a narrow viewport all sort columns are named, and reversing the order keeps them", async () => {
  narrowTheWindow();
  const backend = new FakeBackend({ tables: { "/tickets": tickets(2) } });
  const at = "/tickets?sort=-value,code";
  const { user, router } = await renderScreen({
    backend,
    route: "/tickets",
    at,
    element: <ListScreen screens={ticketScreens} />,
  });
  expect(await screen.findByRole("option", { name: "Valor", selected: true })).toBeTruthy();
  expect(screen.getByText("Depois por: Código")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Inverter a ordem" }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("sort")).toBe("value,code"));
});

test("in a narrow viewport, Back restores the page's scroll position", async () => {
  narrowTheWindow();
  vi.stubGlobal("scrollTo", (_: number, top: number) => vi.stubGlobal("scrollY", top));
  const backend = new FakeBackend({ tables: { "/tickets": tickets(20) } });
  const element = <ListScreen screens={ticketScreens} />;
  const { router } = await renderScreen({ backend, route: "/tickets", at: "/tickets", element });
  await screen.findByRole("link", { name: "C-001" });
  vi.stubGlobal("scrollY", 900);
  window.dispatchEvent(new Event("scroll"));
  await act(async () => await router.navigate("/tickets/show/1"));
  await screen.findByText("elsewhere");
  vi.stubGlobal("scrollY", 0);
  await act(async () => await router.navigate(-1));
  await screen.findByRole("link", { name: "C-001" });
  expect(window.scrollY).toBe(900);
});
