import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ticketScreens } from "../../../../../testing/fixture/generated/screens/ticket.ts";
import { addDays, today } from "../../../lib/date-range.ts";
import { ListScreen } from "../../screens/list-screen.tsx";
import { ticket } from "../../testing/demo-records.ts";
import { FakeBackend } from "../../testing/fake-backend.ts";
import { columnTexts, renderScreen } from "../../testing/render-screen.tsx";

const rows = [
  { ...ticket, id: "c1", code: "ONTEM", lastDay: addDays(today(), -1) },
  { ...ticket, id: "c2", code: "HOJE", lastDay: today() },
  { ...ticket, id: "c3", code: "EM-40-DIAS", lastDay: addDays(today(), 40) },
  { ...ticket, id: "c4", code: "NUNCA", lastDay: null },
];

interface Options {
  readonly shape?: "bare" | "envelope";
  readonly at?: string;
  readonly language?: string;
}

function showTickets({ shape = "envelope", at = "/tickets", language = "pt-BR" }: Options = {}) {
  const backend = new FakeBackend({ tables: { "/tickets": rows }, shape });
  const element = <ListScreen screens={ticketScreens} />;
  return renderScreen({ backend, route: "/tickets", at, element, language });
}

async function chooseExpiry(user: { click: (element: Element) => Promise<void> }, choice: string) {
  await screen.findByRole("link", { name: "HOJE" });
  await user.click(screen.getByRole("button", { name: "Filtros" }));
  await user.click(screen.getByRole("menuitem", { name: "Último dia" }));
  await user.click(screen.getByRole("menuitem", { name: choice }));
}

test.each(["bare", "envelope"] as const)(
  "the filter menu has a preset for the next 30 days (%s list)",
  async (shape) => {
    const { user, arrivesAt } = await showTickets({ shape });
    await chooseExpiry(user, "Próximos 30 dias");
    await arrivesAt("/tickets?lastDay=%40next30");
    await waitFor(() => expect(columnTexts("Código")).toEqual(["HOJE"]));
    expect(screen.getByRole("button", { name: "Remover filtro Último dia: próximos 30 dias" })).toBeTruthy();
  },
);

test("a filter for past dates excludes records without a date", async () => {
  const { user } = await showTickets({ shape: "bare" });
  await chooseExpiry(user, "Antes de hoje");
  await waitFor(() => expect(columnTexts("Código")).toEqual(["ONTEM"]));
});

test("a range can be typed with one end left empty", async () => {
  const { user, arrivesAt } = await showTickets();
  await chooseExpiry(user, "Outro período…");
  const dialog = within(await screen.findByRole("dialog", { name: "Último dia" }));
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  expect(dialog.getByRole("alert").textContent).toBe("Informe pelo menos uma data");
  fireEvent.change(dialog.getByLabelText("De"), { target: { value: "2026-12-02" } });
  fireEvent.change(dialog.getByLabelText("Até"), { target: { value: "2026-12-01" } });
  expect(dialog.getByRole("alert").textContent).toBe("A data final é anterior à inicial");
  fireEvent.change(dialog.getByLabelText("Até"), { target: { value: "" } });
  await user.click(dialog.getByRole("button", { name: "Filtrar" }));
  await arrivesAt("/tickets?lastDay=2026-12-02..");
});

// The dates use the test browser's locale, which is Portuguese.
test.each([
  ["2026-11-21..2026-12-21", "pt-BR", "Remover filtro Último dia: de 21/11/2026 a 21/12/2026"],
  ["2026-11-21..2026-12-21", "en-US", "Remove filter Last day: from 21/11/2026 to 21/12/2026"],
  ["2026-11-21..", "pt-BR", "Remover filtro Último dia: a partir de 21/11/2026"],
  ["..2026-12-21", "pt-BR", "Remover filtro Último dia: até 21/12/2026"],
] as const)("a URL with %s is shown in words, in %s", async (range, language, chip) => {
  await showTickets({ at: `/tickets?lastDay=${range}`, language });
  await screen.findByRole("button", { name: chip });
});

test("an invalid range is ignored", async () => {
  await showTickets({ at: "/tickets?lastDay=soon" });
  await screen.findByText("4 ingressos");
});
